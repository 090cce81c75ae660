import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vike/api'
import { type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { serveTasks } from '#scripts/system/workers.ts'
import { bundleSources } from './bundle.ts'
import { serviceWorker } from './service-worker.ts'

type Task = { root: string; base: string; folder: string }

/** Fails if a bundle has a module that isn't part of its cache key. */
const onlySources = (root: string): Plugin => ({
  name: 'only-sources',
  moduleParsed({ id }) {
    const file = path.relative(root, id.replace(/[?\0].*/s, ''))
    if (file === '' || file.startsWith('..') || file.includes('node_modules')) return
    if (path.isAbsolute(id) && !bundleSources.some((source) => file.startsWith(source))) {
      this.error(`${file} is bundled, but bundleSources (scripts/build/bundle.ts) doesn't name it`)
    }
  },
})

/**
 * Stops Vike from writing the path of the bundle into node_modules, where other builds would read it.
 * Its setting `vitePluginServerEntry.disableAutoImport` doesn't reach the client's configuration.
 */
const noAutoImport: Plugin = {
  name: 'no-auto-import',
  configResolved: {
    order: 'post',
    handler(config) {
      Object.assign(Reflect.get(config, '_vitePluginServerEntry'), { disableAutoImport: true })
    },
  },
}

/** Bundles the site for visitors and for rendering into a folder. */
serveTasks(async ({ root, base, folder }: Task) => {
  process.env['NODE_ENV'] = 'production'
  const { default: configure } = await import('../../vite.config.ts')
  const here: InlineConfig = {
    root,
    base,
    configFile: false,
    // Errors are thrown.
    logLevel: 'silent',
    plugins: [noAutoImport, onlySources(root)],
    build: { outDir: folder, emptyOutDir: true },
  }
  const config = await configure({ command: 'build', mode: 'production' })
  await build({ viteConfig: mergeConfig(config, here) })
  for (const kind of ['worker', 'removal'] as const) {
    await writeFile(path.join(folder, `${kind}.js`), await serviceWorker(root, kind))
  }
})
