import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vike/api'
import { mergeConfig } from 'vite'
import { answerEach } from '#scripts/pool/answer.ts'
import { serviceWorker } from '#scripts/service-worker.ts'
import { bundleFiles } from './bundle-files.ts'

/**
 * Bundles the client and the server into a folder, in a process that the build soon forgets.
 * Vike resolves its configuration half a dozen times: handed over, it is not read as often.
 */
answerEach(async ({ root, folder }: { root: string; folder: string }) => {
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_DIR: folder })
  const { default: configure } = await import('../../vite.config.ts')
  const config = await configure({ command: 'build', mode: 'production' })
  await build({ viteConfig: mergeConfig(config, { root, configFile: false, logLevel: 'warn' }) })
  for (const kind of ['worker', 'removal'] as const) {
    await writeFile(path.join(folder, bundleFiles[kind]), await serviceWorker(root, kind))
  }
})
