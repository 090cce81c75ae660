import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

/** An element of a page at its offset in the HTML; `text` is read for a few names only. */
type Element = {
  readonly name: string
  readonly attributes: Attributes
  readonly at: number
  text: string
}

export type BuiltPage = ReturnType<typeof readPage>

/** What the checks need of a built page; `file` is relative to dist/client: `programs/x.html`. */
export function readPage(file: string, html: string) {
  const elements = elementsIn(html)
  const named = (names: RegExp) => elements.filter(({ name }) => names.test(name))
  return {
    file,
    html,
    lang: named(/^html$/)[0]?.attributes['lang'],
    titles: named(/^title$/),
    metas: named(/^meta$/).map(({ attributes, at }) => {
      const { content = '' } = attributes
      return { name: metaName(attributes), content, at }
    }),
    canonicals: named(/^link$/).flatMap(({ attributes: { rel, href }, at }) =>
      rel === 'canonical' && href !== undefined ? [{ href, at }] : [],
    ),
    links: named(/^(?:a|area)$/).flatMap(({ attributes, text, at }) => {
      const { href, 'aria-label': label = '' } = attributes
      return href === undefined ? [] : [{ href, text: text || label, at }]
    }),
    /** What the browser fetches by itself, the manifest, and the pictures of shared links. */
    assets: elements.flatMap((element) =>
      fetchedBy(element).map((href) => ({ href, at: element.at })),
    ),
    ids: elements.flatMap(({ attributes: { id }, at }) => (id === undefined ? [] : [{ id, at }])),
    headings: named(/^h[1-6]$/).map(({ name, text, at }) => {
      return { level: Number(name.charAt(1)), text, at }
    }),
    images: named(/^img$/).map(({ attributes: { src = '', alt }, at }) => ({ src, alt, at })),
    /** JSON-LD. */
    data: named(/^script$/)
      .filter(({ attributes: { type } }) => type === 'application/ld+json')
      .map(({ text, at }) => ({ json: text, at })),
  }
}

export const metaOf = ({ metas }: BuiltPage, wanted: string) =>
  metas.find(({ name }) => name === wanted)

/** True if search engines are asked to leave the page out. */
export const isHidden = (page: BuiltPage): boolean =>
  page.file === '404.html' || /\bnoindex\b/i.test(metaOf(page, 'robots')?.content ?? '')

const withText = /^(?:title|h[1-6]|a|area|script|loc)$/

/** Reads HTML or XML in one pass, without a tree. The titles of drawings are left out. */
export function elementsIn(html: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  let drawings = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'svg') drawings++
      if (name === 'title' && drawings > 0) return
      const element = { name, attributes, at: parser.startIndex, text: '' }
      elements.push(element)
      if (withText.test(name)) open.push(element)
    },
    ontext: (text) => {
      for (const element of open) element.text += text
    },
    onclosetag: (name) => {
      if (name === 'svg') drawings--
      const element = open.at(-1)
      if (element?.name !== name) return
      element.text = element.text.replaceAll(/\s+/g, ' ').trim()
      open.pop()
    },
  })
  parser.end(html)
  return elements
}

const fetchedRel =
  /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|mask-icon)$/

function fetchedBy({ name, attributes }: Element): string[] {
  const { src, poster, data, href, rel = '', content, srcset = '', imagesrcset = '' } = attributes
  const isFetched = name === 'link' && rel.split(/\s+/).some((word) => fetchedRel.test(word))
  const isSocial = name === 'meta' && /^(?:og|twitter):image$/.test(metaName(attributes))
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

const metaName = ({ name, property = '' }: Attributes): string => name ?? property
