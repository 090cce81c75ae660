import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What git prints. Rejects without git or a repository, and if git fails. */
export const git = async (root: string, ...args: readonly string[]): Promise<string> =>
  (await run('git', args, { cwd: root, maxBuffer: 2 ** 30 })).stdout
