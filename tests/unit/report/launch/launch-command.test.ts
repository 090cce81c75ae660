import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { filesOf, siteYaml } from '#tests/content/small-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Runs `npm run launch` on a small site with this site.yaml. */
async function launchCommand(site: string, args: readonly string[] = []) {
  const files = filesOf({ 'content/site.yaml': site })
  const root = await temporaryFolder(
    Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes)])),
  )
  const command = ['scripts/run.mjs', 'launch', '--root', root, ...args]
  return spawnSync(process.execPath, command, { encoding: 'utf8' })
}

it('ends with 1 and a count while anything is missing', async () => {
  const { status, stdout } = await launchCommand(siteYaml)
  expect(status).toBe(1)
  expect(stdout).toContain('content/site.yaml:1:7  name: Maitighar Institute (working value)\n')
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
    /^8 to supply: 7 working values, 1 form endpoint in 1 file\.$/,
  )
})

it('ends with 0 and one line when nothing is missing', async () => {
  const site = siteYaml
    .replace('Maitighar Institute', 'The Real Institute')
    .replace('माइतीघर इन्स्टिच्युट', 'साँचो इन्स्टिच्युट')
    .replaceAll('example.org', 'the-real-institute.np')
    .replace('+977 1 000 0000', '+977 1 423 4567')
    .replace('abcdwxyz', 'xkndpqrz')
  expect(await launchCommand(site)).toMatchObject({
    status: 0,
    stdout: 'Nothing is left to supply.\n',
  })
})

it('explains a wrong argument in one line', async () => {
  const { status, stdout, stderr } = await launchCommand(siteYaml, ['--rot'])
  expect(status).toBe(1)
  expect(`${stdout}${stderr}`.trimEnd().split('\n')).toHaveLength(1)
})
