import { Parser } from 'htmlparser2'
import { type LocalDiagnostic, placeAt } from '#scripts/content/diagnostics/index.ts'
import { photoEndings } from '#scripts/content/read/index.ts'

/** An SVG as drawing programs begin it: without entities, and in an encoding that contains ASCII. */
const xmlDeclaration =
  /^\uFEFF?<\?xml version=["']1\.0["'](?: encoding=["'](?:utf-8|us-ascii|iso-8859-1)["'])?(?: standalone=["'](?:yes|no)["'])?\s*\?>/i
/** Browsers know the entities of XHTML by its name, and this parser doesn't: `http&colon;` hid a namespace. */
const doctype = /<!DOCTYPE svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"<>]*"\s+"[^"<>]*")?\s*>/
/** Any other instruction or declaration, besides comments and CDATA, and what isn't UTF-8. */
const declaration = /<\?|<!(?!--|\[CDATA\[)|\0/

const active = /^(?:script|foreignobject|handler|listener)$/i
const xhtml = 'http://www.w3.org/1999/xhtml'

/** A part of the drawing itself, or a picture or font that the file contains. */
const contained = String.raw`#|data:(?:image\/(?:${photoEndings})|font\/|application\/(?:x-)?font)`
const ownReference = new RegExp(String.raw`^\s*(?:${contained})`, 'i')
const foreignUrl = new RegExp(String.raw`url\((?!\s*(?:["']\s*)?(?:${contained}))|image-set`, 'i')
/** CSS can write a character of `url(` or `@import` as an escape. */
const hiddenUrl = /\\[^\\(]*\(/
const foreignStyle = /@import|\\/i
/** More faults would only repeat what to do. */
const mostFaults = 10
/** The parser's time grows with the square of the depth. */
const deepest = 256

/** The reasons why an SVG is more than a drawing, each at its first place. */
export function drawingFaults(text: string): LocalDiagnostic[] {
  const found = new Map<string, number>()
  const note = (what: string) => {
    if (!found.has(what) && found.size < mostFaults) found.set(what, parser.startIndex)
  }
  const bare = text.replace(xmlDeclaration, blank).replace(doctype, blank)
  let [words, depth] = ['', 0]
  let styleAt: number | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > deepest) {
          note(`more than ${deepest} elements in one another`)
          parser.pause()
        }
        if (active.test(localName(name))) note(`the element <${name}>`)
        if (localName(name) === 'style') styleAt ??= parser.startIndex
        for (const [attribute, value] of Object.entries(attributes)) {
          const fault = attributeFault(attribute, value)
          if (fault !== undefined) note(fault)
        }
      },
      ontext(part) {
        words += part
      },
      onclosetag() {
        depth -= 1
      },
    },
    { xmlMode: true },
  )
  parser.end(bare)
  // A comment or an element divides a style, so all words of the drawing count as one.
  if (styleAt !== undefined && isForeign(words)) found.set('a style that loads something', styleAt)
  const at = bare.search(declaration)
  if (at !== -1) found.set('a declaration or entity', at)
  return Array.from(found, ([what, offset]) => ({
    ...placeAt(text, offset),
    rule: 'public-file',
    message: `an SVG may only draw: it has ${what}`,
    hint: 'Export it again as plain SVG, or as a PNG.',
  }))
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
const localName = (name: string) => name.replace(/^.*:/s, '')
const isForeign = (style: string) => foreignUrl.test(style) || foreignStyle.test(style)

function attributeFault(name: string, value: string): string | undefined {
  const local = localName(name)
  if (name.startsWith('xmlns')) return value === xhtml ? 'HTML in it' : undefined
  if (/^on/i.test(local)) return `the attribute ${name}, which runs a script`
  if (/^(?:href|src|base)$/i.test(local) && !ownReference.test(value))
    return `${name}="${value.slice(0, 60)}", which leads out of it`
  if (name === 'attributeName' && /^on|href$/i.test(value)) return `an animation of ${value}`
  // An attribute without a prefix can be CSS.
  const isForeignValue =
    name === 'style' ? isForeign(value) : name === local && hiddenUrl.test(value)
  return isForeignValue || foreignUrl.test(value)
    ? `${name}="${value.slice(0, 60)}", which loads something`
    : undefined
}
