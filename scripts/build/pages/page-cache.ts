import { hash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { Entry } from '#content/schema/collections.ts'
import type { PageData } from '#scripts/render/page-data.ts'
import { type CacheKey, openCache } from '#scripts/system/cache.ts'
import type { Bundle } from '../bundle.ts'
import type { RenderedPage } from './render-pages.ts'

/** The rendered pages of earlier builds, by everything that they are rendered from. */
export function openPageCache(root: string, bundle: Bundle) {
  const cache = openCache({ root, kind: 'pages', sources: ['scripts/build/pages'] })
  const keyOf = pageKeys([...bundle].map(([name, bytes]) => [name, hashOf(bytes)]))
  return {
    get(page: PageData): RenderedPage | undefined {
      const bytes = cache.get(keyOf(page))
      return bytes && deserialize(bytes)
    },
    set: (page: PageData, rendered: RenderedPage) => cache.set(keyOf(page), serialize(rendered)),
    prune: cache.prune,
  }
}

/** Keys for the cache of pages. Pages share most of the content, so each part is hashed once. */
function pageKeys(bundle: unknown): (page: PageData) => CacheKey {
  const known = new WeakMap<object, string>()
  const hashPart = (part: object): string => {
    const partHash = known.get(part) ?? hashOf(partText(part))
    known.set(part, partHash)
    return partHash
  }
  const partText = (part: object): string => {
    if (Array.isArray(part)) return part.map(hashPart).join('\n')
    if (part instanceof Map || part instanceof Set) return JSON.stringify([...part])
    if (!isEntry(part)) return JSON.stringify(part)
    const { body, ...rest } = part
    return JSON.stringify([rest, body.hash])
  }
  const bundleHash = hashOf(JSON.stringify(bundle))
  return ({ shown: { entry, ...shown }, content, media: { variants }, translated, ...rest }) => [
    bundleHash,
    JSON.stringify([shown, rest]),
    ...[entry, variants, translated ?? none, ...Object.values(content)].map(hashPart),
  ]
}

const none = new Set<string>()

const isEntry = (part: object): part is Entry<unknown> => 'body' in part

const hashOf = (bytes: string | Uint8Array) => hash('sha256', bytes)
