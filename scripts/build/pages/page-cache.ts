import { hash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { PageData } from '#scripts/render/page-data.ts'
import { openCache } from '#scripts/system/cache.ts'
import type { Bundle } from '../bundle.ts'

/** A page with the drawings that it shows, as SVG. */
export type RenderedPage = {
  /** UTF-8: a string with a letter beyond Latin-1 would take two bytes for each. */
  html: Uint8Array
  drawings: readonly (readonly [file: string, svg: string])[]
}

/** The rendered pages of earlier builds, by everything that they are rendered from. */
export function openPageCache(root: string, bundle: Bundle) {
  const cache = openCache({ root, kind: 'pages', sources: ['scripts/build/pages'] })
  const bundleHash = hashOf(
    JSON.stringify(Array.from(bundle, ([name, bytes]) => [name, hashOf(bytes)])),
  )
  // Pages share most of the content, so each part is hashed once.
  const known = new WeakMap<object, string>()
  const hashPart = (part: object): string => {
    const partHash = known.get(part) ?? hashOf(jsonOf(part))
    known.set(part, partHash)
    return partHash
  }
  const keyOf = ({ content, media: { variants }, translated = none, ...page }: PageData) => [
    bundleHash,
    jsonOf(page),
    ...[variants, translated, ...Object.values(content)].map(hashPart),
  ]
  return {
    get(page: PageData): RenderedPage | undefined {
      const bytes = cache.get(keyOf(page))
      return bytes && deserialize(bytes)
    },
    set: (page: PageData, rendered: RenderedPage) => cache.set(keyOf(page), serialize(rendered)),
  }
}

const none = new Map<string, string>()

const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map || part instanceof Set ? [...part] : part,
  )

const hashOf = (bytes: string | Uint8Array) => hash('sha256', bytes)
