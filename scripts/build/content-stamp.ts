import { listFiles } from '#scripts/content/index.ts'

/** The state of every file that a build reads as content, by path; see `ContentStore`. */
export type ContentStamp = ReadonlyMap<string, string>

/** The first file that was written, added or removed since, or undefined. */
export function changedSince(root: string, before: ContentStamp): string | undefined {
  const now = new Map(
    ['content', 'pages', 'public']
      .flatMap((folder) => listFiles(root, folder).files)
      .map(({ path, stamp }) => [path, stamp]),
  )
  const paths = [...new Set([...before.keys(), ...now.keys()])]
  return paths.find((path) => before.get(path) !== now.get(path))
}
