import type { BuiltSite } from '#scripts/check/built/index.ts'
import { routeOfSource } from '#scripts/content/read/index.ts'

type Sources = Readonly<Record<string, string>>

export type WrittenFile = ReturnType<typeof writtenFiles>[number]

/** The files of content that differ in two builds. Older builds don't say what they were made of. */
export function writtenFiles(before?: Sources, after?: Sources) {
  if (!before || !after) return []
  return Object.keys({ ...before, ...after })
    .toSorted()
    .flatMap((path) => {
      if (before[path] === after[path]) return []
      const is = path in before ? (path in after ? 'changed' : 'removed') : 'added'
      return [{ path, is, route: routeOfSource(path) }]
    })
}

/** Each removed file with the new one to whose page its address leads. */
export const renamedFiles = (
  files: readonly WrittenFile[],
  { base, redirects }: Pick<BuiltSite, 'base' | 'redirects'>,
) =>
  files.flatMap((old) => {
    const to = old.is === 'removed' && redirects.get(base + old.route?.slice(1))
    const recent = files.find(({ is, route }) => is === 'added' && base + route?.slice(1) === to)
    return recent ? [{ old, recent }] : []
  })
