import { createHash } from 'node:crypto'
import type { SourceFile } from '#scripts/content/documents/index.ts'
import { git } from '#scripts/system/git.ts'

const notCommitted = Number.MAX_SAFE_INTEGER

/**
 * When each file was last changed, in seconds since 1970: at its last commit, or later than all of them
 * if it isn't committed. Empty without git or a repository.
 */
export async function changeTimes(
  root: string,
  files: readonly SourceFile[],
): Promise<ReadonlyMap<string, number>> {
  const format = ['--format=%ct', '--raw', '--no-abbrev', '-z', '--no-renames', '--relative']
  const log = await git(root, 'log', ...format, '--', 'content', 'pages').catch(() => undefined)
  if (log === undefined) return new Map()
  const committed = parseLog(log)
  return new Map(
    files.map(({ path, bytes }) => {
      const last = committed.get(path)
      return [path, last !== undefined && last.blob === blobOf(bytes) ? last.time : notCommitted]
    }),
  )
}

/** The newest commit comes first: a time, then each file as `:<modes> <old blob> <blob> <status>` and its path. */
function parseLog(log: string) {
  const last = new Map<string, { time: number; blob: string }>()
  let [time, blob] = [0, '']
  for (const token of log.split('\0').map((part) => part.trim())) {
    if (/^\d+$/.test(token)) time = Number(token)
    else if (token.startsWith(':')) blob = token.split(' ')[3] ?? ''
    else if (token !== '' && !last.has(token)) last.set(token, { time, blob })
  }
  return last
}

/** The name that git gives to the content of a file. On Windows, files on disk can have CRLF. */
function blobOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n')
  return createHash('sha1').update(`blob ${text.length}\0`).update(text, 'latin1').digest('hex')
}
