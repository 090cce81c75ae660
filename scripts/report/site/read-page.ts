import { Parser } from 'htmlparser2'
import type { BuiltPage, Placed } from './built-page.ts'

/** Elements that are read as text, with what becomes of it. */
type Open = {
  readonly name: string
  readonly at: number
  readonly done: (text: string) => void
  text: string
}

const addresses: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  img: ['src'],
  input: ['src'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
}
const fetched =
  /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|mask-icon)$/

/** Reads a page of the built site in one pass, without a tree. */
export function readPage(file: string, html: string): BuiltPage {
  let lang: string | undefined
  const titles: Placed<{ text: string }>[] = []
  const metas: Placed<{ name: string; content: string }>[] = []
  const canonicals: Placed<{ href: string }>[] = []
  const links: Placed<{ href: string; text: string }>[] = []
  const assets: Placed<{ href: string }>[] = []
  const ids: Placed<{ id: string }>[] = []
  const headings: Placed<{ level: number; text: string }>[] = []
  const images: Placed<{ src: string; alt: string | undefined }>[] = []
  const data: Placed<{ json: string }>[] = []
  const open: Open[] = []
  let drawings = 0

  const onOpen = (name: string, attributes: Record<string, string>, at: number) => {
    const { id, href } = attributes
    const watch = (done: Open['done']) => open.push({ name, at, done, text: '' })
    if (id !== undefined) ids.push({ id, at })
    if (name === 'svg') drawings++
    for (const attribute of addresses[name] ?? []) {
      const address = attributes[attribute]
      if (address !== undefined) assets.push({ href: address, at })
    }
    for (const address of candidates(attributes)) assets.push({ href: address, at })
    if (name === 'html') lang = attributes['lang']
    if (name === 'title' && drawings === 0) watch((text) => titles.push({ text, at }))
    if (name === 'meta') addMeta(attributes, at)
    if (name === 'link' && href !== undefined) addLink(attributes['rel'] ?? '', href, at)
    if ((name === 'a' || name === 'area') && href !== undefined)
      watch((text) => links.push({ href, text: text || (attributes['aria-label'] ?? ''), at }))
    if (/^h[1-6]$/.test(name))
      watch((text) => headings.push({ level: Number(name.charAt(1)), text, at }))
    if (name === 'img') images.push({ src: attributes['src'] ?? '', alt: attributes['alt'], at })
    if (name === 'script' && attributes['type'] === 'application/ld+json')
      watch((json) => data.push({ json, at }))
  }
  const addMeta = ({ name, property, content }: Record<string, string>, at: number) => {
    const key = name ?? property
    if (key !== undefined) metas.push({ name: key, content: content ?? '', at })
    if (/^(?:og|twitter):image$/.test(key ?? '') && content !== undefined)
      assets.push({ href: content, at })
  }
  const addLink = (rel: string, href: string, at: number) => {
    if (rel === 'canonical') canonicals.push({ href, at })
    else if (rel.split(/\s+/).some((word) => fetched.test(word))) assets.push({ href, at })
  }

  const parser = new Parser({
    onopentag: (name, attributes) => onOpen(name, attributes, parser.startIndex),
    ontext: (text) => {
      for (const element of open) element.text += text
    },
    onclosetag: (name) => {
      if (name === 'svg') drawings--
      if (open.at(-1)?.name !== name) return
      const element = open.pop()
      element?.done(element.text.replaceAll(/\s+/g, ' ').trim())
    },
  })
  parser.end(html)
  return { file, html, lang, titles, metas, canonicals, links, assets, ids, headings, images, data }
}

/** The addresses of a `srcset` or `imagesrcset`. */
function candidates(attributes: Record<string, string>): string[] {
  const sets = [attributes['srcset'], attributes['imagesrcset']]
  return sets
    .flatMap((set) => set?.split(/,\s+/) ?? [])
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '')
}
