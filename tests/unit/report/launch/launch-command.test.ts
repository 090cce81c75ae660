import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { filesOf, siteYaml } from '#tests/content/small-site.ts'

const run = promisify(execFile)
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** `npm run launch` on a small site with this site.yaml, as a process of its own. */
async function launchCommand(site: string, args: readonly string[] = []) {
  for (const { path, bytes } of filesOf({ 'content/site.yaml': site })) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), bytes)
  }
  const command = ['scripts/run.mjs', 'launch', '--root', root, ...args]
  try {
    return { code: 0, ...(await run(process.execPath, command)) }
  } catch (error) {
    return failure.parse(error)
  }
}

it('ends with 1 and a count while anything is to be supplied', async () => {
  const { code, stdout } = await launchCommand(siteYaml)
  expect(code).toBe(1)
  expect(stdout).toContain('content/site.yaml:1:7  name: Maitighar Institute (working value)\n')
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
    /^8 to supply: 7 working values, 1 form endpoint in 1 file\.$/,
  )
})

it('ends with 0 and one line when there is nothing', async () => {
  const site = siteYaml
    .replace('Maitighar Institute', 'The Real Institute')
    .replace('माइतीघर इन्स्टिच्युट', 'साँचो इन्स्टिच्युट')
    .replaceAll('example.org', 'the-real-institute.np')
    .replace('+977 1 000 0000', '+977 1 423 4567')
    .replace('abcdwxyz', 'xkndpqrz')
  expect(await launchCommand(site)).toMatchObject({
    code: 0,
    stdout: 'Nothing is left to supply.\n',
  })
})

it('says in one line what is wrong with its arguments', async () => {
  const { code, stdout, stderr } = await launchCommand(siteYaml, ['--rot'])
  expect(code).toBe(1)
  expect(`${stdout}${stderr}`.trimEnd().split('\n')).toHaveLength(1)
})
