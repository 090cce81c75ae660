import { kinds } from '#content/schema/kinds.ts'
import { type Document, placeOfFile, show, valueAt } from '#scripts/content/index.ts'
import type { NewKind } from './kinds.ts'

/** Why an answer cannot stand beside the files that exist; undefined for one that can. */
export type Refusals = {
  readonly ofName: (kind: NewKind, name: string) => string | undefined
  readonly ofValue: (kind: NewKind, field: string, value: string) => string | undefined
}

export function refusalsBy(documents: readonly Document[]): Refusals {
  const paths = new Set(documents.map(({ path }) => path.toLowerCase()))
  return {
    ofName: (kind, name) => refusedName(kind, name, paths),
    ofValue(kind, field, value) {
      const unique: readonly string[] = kinds[kind].unique
      const holder = documents.find(
        (document) =>
          unique.includes(field) &&
          document.kind === kind &&
          plain(valueAt(document.yaml?.value, [field])) === plain(value),
      )
      return holder && `${show(value)} is taken by ${holder.path}; expected a value of its own`
    },
  }
}

/** Capitals and outer blanks do not make two values different. */
const plain = (value: unknown) => String(value).trim().toLowerCase()

/** Why a file of this kind cannot have this name. `paths` are those that exist, in lower case. */
export function refusedName(
  kind: NewKind,
  name: string,
  paths: ReadonlySet<string>,
): string | undefined {
  if (name === '') return 'an address holds only the letters a to z and digits; give it such a name'
  const { folder } = kinds[kind]
  const { diagnostics } = placeOfFile(`${folder}/${name.replaceAll(/[^\p{L}\p{N}-]/gu, '_')}.mdx`)
  const [wrong] = diagnostics
  if (wrong) return [wrong.message, ...(wrong.hint === undefined ? [] : [wrong.hint])].join('. ')
  const path = `${folder}/${name}.mdx`
  return paths.has(path.toLowerCase()) ? `${path} exists already; give it another name` : undefined
}
