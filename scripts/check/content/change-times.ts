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
      return [path, last && isBlobOf(bytes, last.blob) ? last.time : notCommitted]
    }),
  )
}

/** True for the content of a blob. On Windows, files on disk can have CRLF. */
export const isBlobOf = (bytes: Uint8Array, blob: string): boolean => {
  const text = Buffer.from(bytes).toString('latin1')
  return nameOf(text) === blob || nameOf(text.replaceAll('\r\n', '\n')) === blob
}

/** The name that git gives to a content. */
const nameOf = (text: string): string =>
  createHash('sha1').update(`blob ${text.length}\0`).update(text, 'latin1').digest('hex')
