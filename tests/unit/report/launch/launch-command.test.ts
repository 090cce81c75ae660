import { expect, it } from 'vitest'
import { realSite, siteFolder, siteYaml } from '#tests/content/small-site.ts'
import { runCommand } from '#tests/support/run-command.ts'

/** Runs `npm run launch` on a small site with this site.yaml. */
const launchCommand = async (site: string, args: readonly string[] = []) =>
  runCommand(['launch', '--root', await siteFolder({ 'content/site.yaml': site }), ...args])

it('ends with 1 and a count while anything is missing', async () => {
  const { status, stdout } = await launchCommand(siteYaml)
  expect(status).toBe(1)
  expect(stdout).toContain('content/site.yaml:1:7  name: Maitighar Institute (working value)\n')
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
    /^8 to supply: 7 working values, 1 form endpoint in 1 file\.$/,
  )
})

it('ends with 0 and one line when nothing is missing', async () => {
  expect(await launchCommand(realSite)).toMatchObject({
    status: 0,
    stdout: 'Nothing is left to supply.\n',
  })
})

it('explains a wrong argument in one line', async () => {
  const { status, stdout, stderr } = await launchCommand(siteYaml, ['--rot'])
  expect(status).toBe(1)
  expect(`${stdout}${stderr}`.trimEnd().split('\n')).toHaveLength(1)
})
