import { DomUtils, parseDocument } from 'htmlparser2'

export type BuiltPage = ReturnType<typeof readPage>

/** The parts of a built page that checks and the review read, some with their offset in the HTML. */
export function readPage(file: string, html: string) {
  const elements = elementsIn(html)
  const named = (wanted: string) => elements.filter(({ name }) => name === wanted)
  return {
    file,
    lang: named('html')[0]?.attribs['lang'],
    titles: named('title').map(elementText),
    metas: named('meta').map(({ attribs }) => ({
      name: metaName(attribs),
      content: attribs['content'] ?? '',
    })),
    canonicals: named('link').flatMap(({ attribs: { rel, href } }) =>
      rel === 'canonical' && href !== undefined ? href : [],
    ),
    /** JSON-LD. */
    data: named('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map(elementText),
    ids: elements.flatMap(({ attribs: { id } }) => id ?? []),
    links: [...named('a'), ...named('area')].flatMap((link) => {
      const { href } = link.attribs
      return href === undefined ? [] : [{ href, at: offsetOf(link) }]
    }),
    /** Files that the browser fetches with the page, other addresses of it, and pictures of shared links. */
    assets: elements.flatMap((element) =>
      fetchedBy(element).map((href) => ({ href, at: offsetOf(element) })),
    ),
  }
}

export const metaOf = ({ metas }: BuiltPage, wanted: string) =>
  metas.find(({ name }) => name === wanted)

/** True if search engines are asked to leave the page out. */
export const isHidden = (page: BuiltPage): boolean =>
  page.file === '404.html' || /\bnoindex\b/i.test(metaOf(page, 'robots')?.content ?? '')

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** The elements of HTML or XML. The titles of drawings are left out. */
export function elementsIn(text: string): Element[] {
  const root = parseDocument(text, { withStartIndices: true })
  const elements = DomUtils.getElementsByTagName('*', root)
  const drawings = elements.filter(({ name }) => name === 'svg')
  const titles = new Set(DomUtils.getElementsByTagName('title', drawings))
  return elements.filter((element) => !titles.has(element))
}

export const elementText = (element: Element): string =>
  DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim()

export const offsetOf = ({ startIndex }: Element): number => startIndex ?? 0

const fetchedRel =
  /^(?:stylesheet|icon|apple-touch-icon|manifest|(?:module)?preload|canonical|alternate)$/

function fetchedBy({ name, attribs }: Element): string[] {
  const { src, poster, href, rel = '', content, srcset = '', imagesrcset = '' } = attribs
  const isFetched = name === 'link' && fetchedRel.test(rel)
  const isSocial = name === 'meta' && /^(?:og|twitter):image$/.test(metaName(attribs))
  const sets = [srcset, imagesrcset].flatMap((set) => set.split(/,\s+/))
  return [
    src,
    poster,
    ...sets.map((candidate) => candidate.trim().split(/\s+/)[0] || undefined),
    isFetched ? href : undefined,
    isSocial ? content : undefined,
  ].filter((address) => address !== undefined)
}

const metaName = ({ name, property = '' }: Element['attribs']): string => name ?? property
