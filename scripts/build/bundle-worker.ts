import { writeFile } from 'node:fs/promises'
import module, { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { createBuilder, type InlineConfig, mergeConfig } from 'vite'
import { answerEach } from '#scripts/system/pool/answer.ts'
import { serviceWorker } from './service-worker.ts'
import { bundleFiles } from './bundle-files.ts'
import { firstLoad, pageFrame } from './page-frame.ts'

/**
 * Tailwind has Node resolve modules through hooks, on Node 20 in a thread of their own, a tenth of a
 * second of a processor, so that a process may read a changed plugin anew; this one reads nothing twice.
 */
Object.assign(module, { register: () => {}, registerHooks: () => {} })
syncBuiltinESMExports()

/** Bundles the client and the server into a folder, in a process that the build soon forgets. */
answerEach(async ({ root, base, folder }: { root: string; base: string; folder: string }) => {
  process.env['NODE_ENV'] = 'production'
  const { default: configure } = await import('../../vite.config.ts')
  const into = (name: string) => ({ build: { outDir: path.join(folder, name) } })
  const here: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    environments: { client: into('client'), ssr: into('server') },
  }
  const config = await configure({ command: 'build', mode: 'production' })
  const { build, environments } = await createBuilder(mergeConfig(config, here))
  const { client, ssr } = environments
  if (!client || !ssr) throw new Error('the site is bundled for browsers and for the server')
  const frame = pageFrame(firstLoad(await build(client)), path.join(folder, 'client'), base)
  await build(ssr)
  await writeFile(path.join(folder, bundleFiles.frame), frame)
  for (const kind of ['worker', 'removal'] as const) {
    await writeFile(path.join(folder, bundleFiles[kind]), await serviceWorker(root, kind))
  }
})
