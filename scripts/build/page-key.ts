import { createHash } from 'node:crypto'
import type { Entry } from '#content/schema/collections.ts'
import type { PageInput } from '#scripts/render/page-input.ts'

/**
 * Names what a page is made from; `common` is what all pages of a build are made from. Pages share
 * most of the content, above all programs and lists of them: every part is written out once, and of
 * a text only what names it.
 */
export function pageKeys(common: unknown): (input: PageInput) => string {
  const known = new WeakMap<object, string>()
  const sumOf = (part: object): string => {
    const sum = known.get(part) ?? hashOf(textOf(part))
    known.set(part, sum)
    return sum
  }
  const textOf = (part: object): string => {
    if (Array.isArray(part)) return part.map(sumOf).join('\n')
    if (part instanceof Map) return JSON.stringify([...part])
    if (!isEntry(part)) return JSON.stringify(part)
    const { body, ...rest } = part
    return JSON.stringify([rest, body.hash])
  }
  const prefix = hashOf(JSON.stringify(common, plainMaps))
  return ({ route, shown, content, picture }) =>
    hashOf(
      [prefix, route, picture, ...[shown.entry, ...Object.values(content)].map(sumOf)].join('\n'),
    )
}

const isEntry = (part: object): part is Entry<unknown> => 'body' in part && 'slug' in part

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const plainMaps = (_: string, value: unknown) => (value instanceof Map ? [...value] : value)
