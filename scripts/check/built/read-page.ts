import { DomUtils, parseDocument } from 'htmlparser2'

export type BuiltPage = ReturnType<typeof readPage>

/** What the checks need of the page in a file of dist/client, each thing at its offset in the HTML. */
export function readPage(file: string, html: string) {
  const elements = elementsIn(html)
  const all = <T extends object>(names: RegExp, read: (element: Element) => T[]) =>
    elements
      .filter(({ name }) => names.test(name))
      .flatMap((element) =>
        read(element).map((part) => Object.assign(part, { at: offsetOf(element) })),
      )
  return {
    file,
    lang: elements.find(({ name }) => name === 'html')?.attribs['lang'],
    titles: all(/^title$/, (title) => [{ text: elementText(title) }]),
    metas: all(/^meta$/, ({ attribs }) => [
      { name: metaName(attribs), content: attribs['content'] ?? '' },
    ]),
    canonicals: all(/^link$/, ({ attribs: { rel, href } }) =>
      rel === 'canonical' && href !== undefined ? [{ href }] : [],
    ),
    links: all(/^(?:a|area)$/, (link) => {
      const { href, 'aria-label': label = '' } = link.attribs
      const pictures = DomUtils.getElementsByTagName('img', link)
      const alt = pictures.map(({ attribs }) => attribs['alt']?.trim() ?? '').join('')
      return href === undefined ? [] : [{ href, text: elementText(link) || label || alt }]
    }),
    /** Files that the browser fetches with the page, the manifest, and the pictures of shared links. */
    assets: all(/./, (element) => fetchedBy(element).map((href) => ({ href }))),
    ids: all(/./, ({ attribs: { id } }) => (id === undefined ? [] : [{ id }])),
    headings: all(/^h[1-6]$/, (heading) => [
      { level: Number(heading.name.charAt(1)), text: elementText(heading) },
    ]),
    images: all(/^img$/, ({ attribs: { src = '', alt } }) => [{ src, alt }]),
    data: all(/^script$/, (script) =>
      script.attribs['type'] === 'application/ld+json' ? [{ json: elementText(script) }] : [],
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
  /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|mask-icon)$/

function fetchedBy({ name, attribs }: Element): string[] {
  const { src, poster, data, href, rel = '', content, srcset = '', imagesrcset = '' } = attribs
  const isFetched = name === 'link' && rel.split(/\s+/).some((word) => fetchedRel.test(word))
  const isSocial = name === 'meta' && /^(?:og|twitter):image$/.test(metaName(attribs))
  const sets = [srcset, imagesrcset].flatMap((set) => set.split(/,\s+/))
  return [
    src,
    poster,
    name === 'object' ? data : undefined,
    ...sets.map((candidate) => candidate.trim().split(/\s+/)[0] || undefined),
    isFetched ? href : undefined,
    isSocial ? content : undefined,
  ].filter((address) => address !== undefined)
}

const metaName = ({ name, property = '' }: Element['attribs']): string => name ?? property
