import path from 'node:path'
import { dev } from 'vike/api'
import { type InlineConfig, mergeConfig } from 'vite'
import { devPlugins, hostOption, openedBy } from '#scripts/serve/index.ts'
import { runCommand } from '#scripts/system/command.ts'
import { exampleOption, openPlaces } from '#scripts/system/example.ts'
import { siteBase } from '#scripts/read/files/index.ts'
import { readSettings } from '#scripts/system/settings.ts'
import sharedConfig, { vikeConfig } from '../vite.config.ts'

const command = {
  name: 'npm run dev',
  does: 'Serves the pages, and shows each change and each fault as a file is saved.',
  options: {
    open: {
      type: 'boolean',
      does: 'opens the site in a browser, as it does at a terminal; --no-open does not',
    },
    example: exampleOption,
    host: hostOption,
  },
} as const

await runCommand(command, async ({ open, example, host = 'localhost' }) => {
  const isTerminal = process.stdout.isTTY && process.env['CI'] === undefined
  const { root } = openPlaces(example)

  const config: InlineConfig = {
    base: siteBase(root, readSettings()),
    configFile: false,
    plugins: devPlugins(root),
    publicDir: path.join(root, 'public'),
    // Vite compares host names, which browsers send in lower case.
    server: {
      host: host.toLowerCase(),
      open: open ?? isTerminal,
      watch: { ignored: [path.join(root, '.cache/**')] },
    },
  }
  const { viteServer } = await dev({ viteConfig: mergeConfig(sharedConfig, config), vikeConfig })
  viteServer.printUrls()
  viteServer.bindCLIShortcuts({ print: true })

  const { local = [], network = [] } = viteServer.resolvedUrls ?? {}
  const [home = ''] = [...local, ...network]
  console.log(`  Writing  ${new URL('/__writing', home)}`)
  console.log(`  Inbox    ${new URL('/__inbox', home)}`)
  const opened = openedBy(host)
  if (opened !== undefined) console.log(`  ${opened}`)
})
// A server that failed to start still watches files.
if (process.exitCode === 1) process.exit()
