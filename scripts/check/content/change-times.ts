import { createHash } from 'node:crypto'
import type { SourceFile } from '#scripts/content/documents/index.ts'
import { lastCommits } from '#scripts/system/git.ts'

const notCommitted = Number.MAX_SAFE_INTEGER

/** When each file was changed, in seconds since 1970: at its last commit, or later if it has none. */
export async function changeTimes(root: string, files: readonly SourceFile[]) {
  const commits = await lastCommits(root, ['content', 'pages'])
  return new Map(
    files.map(({ path, bytes }) => {
      const last = commits.get(path)
      return [path, last?.blob === blobOf(bytes) ? last.time : notCommitted]
    }),
  )
}

/** The name that git gives to the content of a file. On Windows, files on disk can have CRLF. */
function blobOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n')
  return createHash('sha1').update(`blob ${text.length}\0`).update(text, 'latin1').digest('hex')
}
