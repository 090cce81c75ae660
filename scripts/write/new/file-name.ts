import { type CollectionKind, kinds } from '#content/schema/kinds.ts'
import { placeOfFile } from '#scripts/content/index.ts'

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
