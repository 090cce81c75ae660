import type { BuiltSite } from '#scripts/check/built/index.ts'
import type { Destinations } from '#scripts/hosts/index.ts'
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

/** Who is led by the fields of `content/site.yaml`, in words. */
const led: Readonly<Record<string, string>> = {
  url: 'Visitors',
  form: 'Messages',
  map: 'The map',
  editing: 'The editor',
}

const maxLength = 200

/** Fields that lead messages, map, editor or visitors elsewhere than before; '' if they led nowhere. */
export function compareDestinations(before: Destinations = {}, after: Destinations = {}) {
  const [old, recent] = [new Map(valuesIn(before)), new Map(valuesIn(after))]
  return [...new Set([...old.keys(), ...recent.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field) ?? '', recent.get(field) ?? '']
    const who = led[field.split('.')[0] ?? ''] ?? field
    return from === to ? [] : [{ who, field, from, to }]
  })
}

/** Each value with its field: `form.endpoint`, `https://…`. */
function valuesIn(value: unknown, field = ''): [field: string, value: string][] {
  if (typeof value !== 'object' || value === null)
    return [[field, String(value).slice(0, maxLength)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    valuesIn(inner, field === '' ? name : `${field}.${name}`),
  )
}
