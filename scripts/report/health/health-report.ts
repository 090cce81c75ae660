import { today } from '#scripts/system/settings.ts'
import { originalPath, routeIn } from '#content/schema/languages.ts'
import { type Document, wordsInFields, wordsInText } from '#scripts/content/documents/index.ts'
import { routeOfSource } from '#scripts/content/read/index.ts'
import { addressOf, linkCounter, pagesIn } from '#scripts/content/site-map/index.ts'
import { compare } from '#scripts/content/diagnostics/index.ts'
import { drifts, openContent } from '#scripts/check/content/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { lastChanges } from '#scripts/system/git.ts'
import { launchReport } from '../launch/index.ts'
import { translationStates } from './translation-states.ts'
import { readBuild } from './page-weight.ts'

export type Health = Awaited<ReturnType<typeof healthReport>>
export type FileHealth = Health['entries'][number]

/** Measures every file of content of a repository. What isn't known is undefined. */
export async function healthReport(root: string) {
  const [opened, changes, build] = await Promise.all([
    openContent(root, today()),
    lastChanges(root, new Date()),
    readBuild(root),
  ])
  const { all, documents } = opened
  const { found } = await drifts(root, opened, today())
  const open = launchReport(opened)
  const toSupply = groupBy(open.toSupply, ({ path }) => path)
  const toConfirm = groupBy(open.toConfirm, ({ path }) => path)
  const linksOf = linkCounter(documents)
  const originals = new Map(documents.map((document) => [document.path, document]))
  const stateOf = translationStates(opened, found, changes)
  const pages = pagesIn(documents)
  const healthOf = (document: Document) => {
    const { path, kind, language, body, lacksText } = document
    const route = routeOfSource(path)
    const address = addressOf(document, pages) ?? '/'
    return {
      ...reading({ ...document, body: lacksText ? undefined : body }),
      path,
      kind,
      changed: changes.get(path)?.day,
      // Every language has the links of the English file.
      ...linksOf(originals.get(originalPath(path)) ?? document),
      translation: stateOf(document),
      weight: route === undefined ? undefined : build?.weigh(route),
      toConfirm: toConfirm.get(path)?.length ?? 0,
      toSupply: toSupply.get(path)?.length ?? 0,
      address: routeIn(language, address),
    }
  }
  return {
    entries: all.map(healthOf).toSorted((a, b) => compare(a.path, b.path)),
    build: build?.at,
  }
}

/** Of adults who read English silently (Brysbaert 2019). */
const wordsPerMinute = 238

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** How long the texts of a file are that people read. */
export function reading(document: Pick<Document, 'kind' | 'fields' | 'body'>) {
  const blocks = [...wordsInFields(document).values(), ...wordsInText(document.body)]
  const words = blocks.flatMap((block) => block.match(word) ?? []).length
  return { words, minutes: words / wordsPerMinute }
}
