import { expect, it } from 'vitest'
import { siteFolder, siteYaml } from '#tests/content/small-site.ts'
import { runCommand } from '#tests/support/run-command.ts'

/** Runs `npm run launch` on a small site with this site.yaml. */
const launchCommand = async (site: string, args: readonly string[] = []) =>
  runCommand(['launch', ...args], { cwd: await siteFolder({ 'content/site.yaml': site }) })

const toSupply = siteYaml.replace('+977 1 423 4567', '+977 1 000 0000\ntoSupply: [phone]')
const toConfirm = `${siteYaml}toConfirm: [description]\n`

it.each([
  ['1 while something is to supply', toSupply, [], 1, '1 to supply.'],
  ['0 while something is only to confirm', toConfirm, [], 0, '1 to confirm.'],
  ['1 while something is to confirm', toConfirm, ['--confirmed'], 1, '1 to confirm.'],
])('ends with %s, and a count', async (_, site, args, status, count) => {
  const result = await launchCommand(site, args)
  expect(result.status).toBe(status)
  expect(result.stdout.trimEnd().split('\n').at(-1)).toBe(count)
})
