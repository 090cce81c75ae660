import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { filesOf, page, program, programPath } from './small-site.ts'

const run = promisify(execFile)
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** `npm run check` on a small site with these files, as a process of its own. */
async function checkCommand(
  files: Record<string, string>,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  for (const { path, bytes } of filesOf(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), bytes)
  }
  const command = ['scripts/run.mjs', 'check', '--root', root, ...args]
  const { GITHUB_ACTIONS: _, ...inherited } = process.env
  try {
    const { stdout, stderr } = await run(process.execPath, command, {
      env: { ...inherited, ...env },
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    return failure.parse(error)
  }
}

it('ends with 0 and one line when there is no fault', async () => {
  const result = await checkCommand({ [programPath]: program() })
  expect(result).toMatchObject({
    code: 0,
    stdout: '4 files of content, no faults, 0 placeholders.\n',
  })
})

it('ends with 1, every fault and a count when there are any', async () => {
  const { code, stdout } = await checkCommand({ [programPath]: program({ id: '0' }, '{name}') })
  expect(code).toBe(1)
  expect(stdout).toContain(`${programPath}:2:5  id: expected a whole number from 1 up, got 0\n`)
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 faults in 1 file.')
  expect(stdout).not.toContain('::error')
})

it('annotates the pull request on GitHub', async () => {
  const github = { GITHUB_ACTIONS: 'true' }
  const { stdout } = await checkCommand({ [programPath]: program({ id: '0' }) }, [], github)
  expect(stdout).toContain(`::error file=${programPath},line=2,col=5,endColumn=6,title=bad-value::`)
})

it('gives the same as data', async () => {
  const { code, stdout } = await checkCommand({ [programPath]: program({ id: '0' }) }, ['--json'])
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    faults: [
      { path: programPath, severity: 'error', line: 2, column: 5, field: 'id', rule: 'bad-value' },
    ],
    placeholders: [],
  })
})

it('reads the text with --prose, and fixes it with --fix', async () => {
  const path = 'pages/a.mdx'
  const files = {
    [path]: page("It's the the end.\nThe lengthz.", 'Another'),
    'pages/index.mdx': page('[A](/a)', 'First').replace('A sentence', 'Words'),
  }
  const prose = await checkCommand(files, ['--prose'], { GITHUB_ACTIONS: 'true' })
  expect(prose.code).toBe(1)
  expect(prose.stdout).toContain(`${path}:9:6  “the” is written twice\n`)
  const warning = `::warning file=${path},line=9,col=3,endColumn=4,title=straight-quotes::`
  expect(prose.stdout).toContain(warning)

  const fixed = await checkCommand(files, ['--fix'])
  expect(fixed.code).toBe(0)
  expect(fixed.stdout).toContain(`--- a/${path}\n+++ b/${path}\n`)
  expect(fixed.stdout).toContain("-It's the the end.\n+It’s the end.\n")
  expect(fixed.stdout).toContain('Fixed 2 faults in 1 file.\n')
  expect(fixed.stdout).toContain('“lengthz” is in no dictionary. Did you mean “length')
  const text = readFileSync(join(root, path), 'utf8')
  expect(text).toBe(files[path].replace("It's the the", 'It’s the'))

  const again = await checkCommand({ ...files, [path]: text }, ['--fix', '--json'])
  expect(JSON.parse(again.stdout)).toMatchObject({
    faults: [{ rule: 'spelling', severity: 'warning' }],
  })
  expect(readFileSync(join(root, path), 'utf8')).toBe(text)
}, 120_000)

it.each([['--rot'], ['--root', 'no/such/folder']])(
  'says in one line what is wrong with %s',
  async (...args) => {
    const { code, stdout, stderr } = await checkCommand({}, args)
    expect(code).toBe(1)
    expect(`${stdout}${stderr}`.trimEnd().split('\n')).toHaveLength(1)
  },
)

it('ends quietly when its reader closes early, as `| head` does', async () => {
  await checkCommand({ [programPath]: program({ id: '0' }) })
  const command = ['scripts/run.mjs', 'check', '--root', root]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  await once(child, 'close')
  expect(stderr).toBe('')
})
