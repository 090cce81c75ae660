import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vike/api'
import { type InlineConfig, mergeConfig } from 'vite'
import { onlyCode } from '#scripts/render/only-code.ts'
import { leanClient } from '#scripts/patches/lean-client.ts'
import { printFailure } from '#scripts/system/failure.ts'
import { serviceWorker } from './service-worker.ts'
import sharedConfig, { vikeConfig } from '../../vite.config.ts'

const [root = '', base = '', folder = ''] = process.argv.slice(2)

// The build may be killed.
process.on('disconnect', () => process.exit())

async function bundle(): Promise<void> {
  // Vike takes a path for absolute only if it begins with the path of the current folder.
  process.chdir(root)
  // Before Tailwind, which hooks into each later import: 0.4 s less on Node 20. `build` adds the plugin.
  await import('vike/plugin')
  const { default: tailwindcss } = await import('@tailwindcss/vite')
  const config: InlineConfig = {
    root,
    base,
    configFile: false,
    // Errors are thrown.
    logLevel: 'silent',
    plugins: [tailwindcss(), leanClient(), onlyCode(root)],
    // Node would open thousands of files for a few icons, and load all of React Router for a few of
    // its functions: 0.1 s in each build.
    ssr: { noExternal: ['@tabler/icons-react', 'lucide', 'react-router', 'react-router-dom'] },
    // The build copies public/, so that the cached bundle doesn't contain it.
    publicDir: false,
    build: { outDir: folder, emptyOutDir: true },
  }
  await build({ viteConfig: mergeConfig(sharedConfig, config), vikeConfig })
  const chunks = await readdir(path.join(folder, 'client/assets/chunks'))
  const scripts = chunks.toSorted().map((name) => `assets/chunks/${name}`)
  for (const kind of ['worker', 'removal'] as const) {
    await writeFile(path.join(folder, `${kind}.js`), await serviceWorker(root, kind, scripts))
  }
}

await bundle().catch((error: unknown) => {
  printFailure(error)
  process.exitCode = 1
})
process.disconnect()
