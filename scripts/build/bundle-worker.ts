import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vike/api'
import { mergeConfig } from 'vite'
import { answerEach } from '#scripts/pool/answer.ts'
import { serviceWorker } from '#scripts/service-worker.ts'
import { bundleFiles } from './bundle-files.ts'
import { pageFrame } from './page-frame.ts'

/**
 * Bundles the client and the server into a folder, in a process that the build soon forgets.
 * Vike is handed its configuration. Its plugin would look for vite.config.ts by itself all the same,
 * and load all that it names, the content compiler included: VITE_CONFIG says that there is none.
 */
answerEach(async ({ root, base, folder }: { root: string; base: string; folder: string }) => {
  const given = { root, configFile: false }
  Object.assign(process.env, {
    NODE_ENV: 'production',
    BUILD_DIR: folder,
    VITE_CONFIG: JSON.stringify(given),
  })
  const { default: configure } = await import('../../vite.config.ts')
  const config = await configure({ command: 'build', mode: 'production' })
  await build({ viteConfig: mergeConfig(config, { ...given, logLevel: 'warn' }) })
  await writeFile(path.join(folder, bundleFiles.frame), await pageFrame(folder, base))
  for (const kind of ['worker', 'removal'] as const) {
    await writeFile(path.join(folder, bundleFiles[kind]), await serviceWorker(root, kind))
  }
})
