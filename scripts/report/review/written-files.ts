import type { BuiltSite } from '#scripts/check/built/index.ts'
import type { Destinations } from '#scripts/hosts/index.ts'
import { placeOfFile, routeOfSource } from '#scripts/read/files/index.ts'
import { formAddress } from '#scripts/write/cms/index.ts'

/** The files of content that differ in two builds, with the page and the form of each. */
export function writtenFiles({ sources: before }: BuiltSite, { sources: after }: BuiltSite) {
  if (!before || !after) return []
  return Object.keys({ ...before, ...after })
    .toSorted()
    .flatMap((path) => {
      if (before[path] === after[path]) return []
      const is = path in before ? (path in after ? 'changed' : 'removed') : 'added'
      const place = placeOfFile(path)
      const form = place.kind && is !== 'removed' ? formAddress(place) : undefined
      return [{ path, is, route: routeOfSource(path), form }]
    })
}

/** The fields of `content/site.yaml` that lead people or messages somewhere, in words. */
const led: Readonly<Record<string, string>> = {
  url: 'Visitors',
  form: 'Messages',
  map: 'The map',
  editing: 'The editor',
}

/** Limits the fields and values that a stranger may have written. */
const maxLength = 200

/** The fields that lead elsewhere than before; `from` or `to` is empty if a field is absent. */
export function compareDestinations(before: Destinations = {}, after: Destinations = {}) {
  const [old, recent] = [new Map(leavesOf(before)), new Map(leavesOf(after))]
  return [...new Set([...old.keys(), ...recent.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field) ?? '', recent.get(field) ?? '']
    const who = led[field.split('.')[0] ?? ''] ?? field
    return from === to ? [] : [{ who, field, from, to }]
  })
}

/** Each value with its field: `form.endpoint`, `https://…`. */
function leavesOf(value: unknown, field = ''): [field: string, value: string][] {
  if (typeof value !== 'object' || value === null)
    return [[field.slice(0, maxLength), String(value).slice(0, maxLength)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, field === '' ? name : `${field}.${name}`),
  )
}
