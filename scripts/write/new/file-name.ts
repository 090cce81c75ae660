import { type CollectionKind, kinds } from '#content/schema/kinds.ts'
import { placeOfFile } from '#scripts/content/index.ts'

const maxLength = 60

/**
 * The name of a file from the words of a title: whole words, at most 60 characters.
 * Empty if the title has no letter that an address can hold.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = (words[0] ?? '').slice(0, maxLength)
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > maxLength) break
    slug += `-${word}`
  }
  return slug
}

/** Why a new file can't have this name; undefined if it can. `paths` are the existing ones, in lower case. */
export function refusedName(
  kind: CollectionKind,
  name: string,
  paths: ReadonlySet<string>,
): string | undefined {
  if (name === '') return 'an address holds only the letters a to z and digits; give it such a name'
  const { folder } = kinds[kind]
  // A slash would name another folder, whose message is about folders.
  const { diagnostics } = placeOfFile(`${folder}/${name.replaceAll(/[^\p{L}\p{N}-]/gu, '_')}.mdx`)
  const [wrong] = diagnostics
  if (wrong) return [wrong.message, ...(wrong.hint === undefined ? [] : [wrong.hint])].join('. ')
  const path = `${folder}/${name}.mdx`
  return paths.has(path.toLowerCase()) ? `${path} exists already; give it another name` : undefined
}
