import { build } from 'vike/api'
import { answerEach } from '#scripts/pool/answer.ts'

/** Bundles the client and the server into a folder, in a process that the build soon forgets. */
answerEach(async ({ root, folder }: { root: string; folder: string }) => {
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_DIR: folder })
  await build({ viteConfig: { root, logLevel: 'warn' } })
})
