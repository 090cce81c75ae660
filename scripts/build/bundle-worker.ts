import { build } from 'vike/api'
import { mergeConfig } from 'vite'
import { answerEach } from '#scripts/pool/answer.ts'

/**
 * Bundles the client and the server into a folder, in a process that the build soon forgets.
 * Vike resolves its configuration half a dozen times: handed over, it is not read as often.
 */
answerEach(async ({ root, folder }: { root: string; folder: string }) => {
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_DIR: folder })
  const { default: configure } = await import('../../vite.config.ts')
  const config = await configure({ command: 'build', mode: 'production' })
  await build({ viteConfig: mergeConfig(config, { root, configFile: false, logLevel: 'warn' }) })
})
