import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const command = `
import { runCommand } from './system/command.ts'
import { text } from './hello/text.ts'
const { later }: { later: string } = await import('./hello/later.ts')
const options = { b: { type: 'boolean', does: 'is given' } }
await runCommand({ name: 'hello', does: 'Says hello.', takes: ['<word>'], options }, () =>
  console.log(text, later, process.argv.slice(2).join(), import.meta.dirname))
`

let root: string
beforeEach(async () => {
  root = await temporaryFolder({
    'content/site.yaml': '',
    'scripts/hello.ts': command,
    'scripts/hello/text.ts': "export const text: string = 'Namaste'\n",
    'scripts/hello/later.ts': "export const later = 'once more'\n",
  })
  for (const name of ['scripts/system', 'scripts/run.mjs', 'package.json', 'tsconfig.json']) {
    await cp(name, path.join(root, name), { recursive: true })
  }
})

const run = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'scripts/run.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })

const linkPackages = () => symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))

test('runs a command of TypeScript, which knows its arguments and its place, and leaves nothing', async () => {
  await linkPackages()
  const { stdout } = await run({}, 'hello', 'a', '--b')
  expect(stdout).toBe(`Namaste once more a,--b ${path.join(root, 'scripts')}\n`)
  expect(await readdir(path.join(root, '.cache'))).toEqual([])
})

/** The folders that a process may have in .cache/. */
const left = (pid: number) => [`build-${pid}`, `build-${pid}.old`, `review-${pid}`, `run-${pid}`]

test('removes what killed commands left, and nothing of those that run', async () => {
  await linkPackages()
  const ended = 2 ** 22 + 1
  const running = left(process.pid)
  await mkdir(path.join(root, 'dist'))
  for (const name of [...running, ...left(ended), 'pages']) {
    await mkdir(path.join(root, '.cache', name, 'client'), { recursive: true })
  }
  await run({}, 'hello')
  expect(await readdir(path.join(root, '.cache'))).toEqual([...running, 'pages'].toSorted())
})

test('runs where .cache cannot be written, and leaves nothing', async () => {
  await linkPackages()
  await writeFile(path.join(root, '.cache'), 'a file where a folder has to be')
  const temporary = await temporaryFolder()
  const { stdout } = await run({ TMPDIR: temporary }, 'hello', 'a')
  expect(stdout).toBe(`Namaste once more a ${path.join(root, 'scripts')}\n`)
  expect(await readdir(temporary)).toEqual([])
})

test('says in one line that a folder above has a # in its name', async () => {
  const scripts = path.join(root, 'scripts')
  root = path.join(root, 'website #1')
  await cp(scripts, path.join(root, 'scripts'), { recursive: true })
  await expect(run({}, 'hello')).rejects.toMatchObject({
    code: 1,
    stderr: `There is a #, % or ? in ${root}: the site has to be in a folder without them.\n`,
  })
})

test.each([
  ['the bundler', () => {}],
  ['a package', linkPackages],
])('says in one line that %s is missing', async (_, link) => {
  await link()
  await writeFile(path.join(root, 'scripts/hello.ts'), "import a from 'no-such'\nconsole.log(a)\n")
  await expect(run({}, 'hello')).rejects.toMatchObject({
    code: 1,
    stderr: 'Not all packages are installed. Run: npm ci\n',
  })
})
