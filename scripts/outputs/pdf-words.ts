import { deflateSync, inflateSync } from 'node:zlib'

/** A font with Devanagari letters. Its codes are its glyphs, then more codes for the same glyphs. */
type Font = {
  /** In thousandths of the size, by glyph. */
  readonly widths: ReadonlyMap<number, number>
  readonly codes: { readonly glyph: number; readonly text: string }[]
}

/** A glyph at its place on the page in points, with the text of its whole syllable. */
type Glyph = { id: number; x: number; y: number; right: number; syllable: { text: string } }

/** A text at its place in points. `baseline` is the height of its last glyphs. */
type Run = { x: number; y: number; baseline: number; font: Font; setFont: string; glyphs: Glyph[] }

/**
 * Gives each Devanagari word in a PDF of Typst its text. All glyphs stay in their places.
 *
 * Typst maps each glyph of a syllable to the whole syllable. Readers without ActualText (Firefox,
 * Preview) repeat the syllable. Where a sign is raised, Typst writes no ActualText and every reader
 * repeats it (https://github.com/typst/typst/issues/4225, https://github.com/LaurenzV/krilla/issues/411).
 * Here each glyph maps to letters of its own, and each word has one ActualText.
 */
export function withWords(pdf: Uint8Array): Uint8Array {
  const source = Buffer.from(pdf).toString('latin1')
  const offsets = Array.from(source.matchAll(/^(\d{10}) 00000 n/gm), ([, at]) => Number(at))
  const objects = offsets.map((offset, i) => {
    const end = offsets[i + 1] ?? source.lastIndexOf('xref\n0 ')
    return source.slice(source.indexOf('\n', offset) + 1, source.lastIndexOf('\nendobj', end))
  })
  const objectAt = (id: number) => objects[id - 1] ?? ''

  const fonts = new Map<number, Font>()
  for (const [i, object] of objects.entries()) {
    const texts = textsIn(objectAt(numberIn(object, toUnicode)))
    if (!Array.from(texts.values()).some((text) => /\p{Script=Devanagari}/u.test(text))) continue
    const widths = widthsIn(objectAt(numberIn(object, descendant)))
    const count = Math.max(...widths.keys()) + 1
    const codes = Array.from({ length: count }, (_, glyph) => {
      return { glyph, text: texts.get(glyph) ?? '' }
    })
    fonts.set(i + 1, { widths, codes })
  }

  for (const page of objects.filter((object) => object.includes('/Type /Page\n'))) {
    const named = new Map<string, Font>()
    for (const [, name = '', id] of page.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
      const font = fonts.get(Number(id))
      if (font) named.set(name, font)
    }
    const contents = numberIn(page, /\/Contents (\d+) 0 R/)
    objects[contents - 1] = streamOf(withWordsIn(textIn(objectAt(contents)), named))
  }

  for (const [id, { widths, codes }] of fonts) {
    const glyphs = codes.map(({ glyph }) => hex(glyph)).join('')
    objects.push(streamOf(Buffer.from(glyphs, 'hex').toString('latin1')))
    const [at, mapAt] = [numberIn(objectAt(id), descendant), numberIn(objectAt(id), toUnicode)]
    objects[at - 1] = objectAt(at)
      .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${objects.length} 0 R`)
      .replace(
        /\/W \[[^]*?\]/,
        `/W [0 [${codes.map(({ glyph }) => widths.get(glyph) ?? 0).join(' ')}]]`,
      )
    objects[mapAt - 1] = streamOf(withTexts(objectAt(mapAt), codes))
  }

  let file = source.slice(0, offsets[0])
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n`
  for (const [i, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n\r\n`
    // CIDSet would list the codes.
    file += `${i + 1} 0 obj\n${object.replace(/\n {2}\/CIDSet \d+ 0 R/, '')}\nendobj\n\n`
  }
  const trailer = source
    .slice(source.lastIndexOf('trailer'))
    .replace(/\/Size \d+/, `/Size ${objects.length + 1}`)
    .replace(/startxref\n\d+/, `startxref\n${file.length}`)
  return Buffer.from(file + table + trailer, 'latin1')
}

const toUnicode = /\/ToUnicode (\d+) 0 R/
const descendant = /\/DescendantFonts \[(\d+) 0 R\]/

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
const hex = (number: number) => number.toString(16).padStart(4, '0')
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')
const fromUtf16 = (digits: string) => Buffer.from(digits, 'hex').swap16().toString('utf16le')

function textIn(stream: string): string {
  const start = stream.indexOf('stream\n') + 'stream\n'.length
  const bytes = stream.slice(start, start + numberIn(stream, /\/Length (\d+)/))
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}

function streamOf(text: string): string {
  const bytes = deflateSync(Buffer.from(text, 'latin1'), { level: 9 }).toString('latin1')
  return `<<\n  /Length ${bytes.length}\n  /Filter /FlateDecode\n>>\nstream\n${bytes}\nendstream`
}

/** The text of each glyph. */
const textsIn = (map: string) =>
  new Map(
    Array.from(map.matchAll(/^<(\w{4})> <(\w+)>$/gm), ([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      fromUtf16(text),
    ]),
  )

function withTexts(stream: string, codes: Font['codes']): string {
  const [, map = ''] = /stream\n([^]*)\nendstream/.exec(stream) ?? []
  const lines = codes.flatMap(({ text }, i) => (text ? [`<${hex(i)}> <${utf16(text)}>\n`] : []))
  let sections = ''
  // A section has 100 lines at most.
  for (let i = 0; i < lines.length; i += 100) {
    const section = lines.slice(i, i + 100)
    sections += `${section.length} beginbfchar\n${section.join('')}endbfchar\n`
  }
  return map.replace(/\d+ beginbfchar[^]*endbfchar\n/, sections)
}

/** Reads `/W [first last width …]`. */
function widthsIn(font: string): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  const ranges = /\/W \[([^]*?)\]/.exec(font)?.[1] ?? ''
  for (const [, first, last, width] of ranges.matchAll(/(\d+) (\d+) ([\d.]+)/g))
    for (let id = Number(first); id <= Number(last); id += 1) widths.set(id, Number(width))
  return widths
}

/** A text of one font at a place on the page. */
const textBlock = /1 0 0 -1 ([\d.]+) ([\d.]+) cm\n(?:[^\n]+\n){1,4}?BT\n([^]*?)ET\n/g

/** ActualText and its end, a place, codes of two bytes each, and a number that moves left. */
const textParts =
  /\/ActualText <FEFF(\w*)>|\b(EMC)\b|1 0 0 -1 ([-\d.]+) ([-\d.]+) Tm|\(((?:(?:\\(?:[0-7]{3}|[^])|[^\\]){2})*?)\)|(-?[\d.]+)(?= \(|\])/g

function withWordsIn(content: string, fonts: ReadonlyMap<string, Font>): string {
  const blocks = Array.from(content.matchAll(textBlock))
  const runs = blocks.map(([, x, y, inside = '']) => runOf(inside, fonts, Number(x), Number(y)))
  // A raised sign, and the letters after it, are texts of their own. They join the text before.
  let last: Run | undefined
  let end = 0
  for (const [i, { 0: block, index }] of blocks.entries()) {
    const run = runs[i]
    const isNext = /^Q\nEMC\n\/Span <<\n {2}\/MCID \d+\n>> BDC\nq\n$/.test(
      content.slice(end, index),
    )
    if (isNext && last && run && isRaised(last, run)) {
      last.glyphs.push(...run.glyphs)
      last.baseline = run.y
      run.glyphs = []
    } else last = run
    end = index + block.length
  }
  return content.replaceAll(textBlock, (block, _x, _y, inside: string) => {
    const run = runs.shift()
    return run ? block.replace(`BT\n${inside}`, () => `BT\n${operatorsOf(run)}`) : block
  })
}

const isRaised = (before: Run, { setFont, x, y }: Run) =>
  before.setFont === setFont &&
  before.baseline !== y &&
  Math.abs(before.baseline - y) < sizeIn(setFont) / 2 &&
  Math.abs((before.glyphs.at(-1)?.right ?? 0) - x) < sizeIn(setFont) / 2

const sizeIn = (setFont: string) => numberIn(setFont, /([\d.]+) Tf/)

function runOf(inside: string, fonts: ReadonlyMap<string, Font>, left: number, top: number) {
  const [setFont = '', name = ''] = /\/(f\d+) [\d.]+ Tf/.exec(inside) ?? []
  const font = fonts.get(name)
  if (!font) return undefined
  const size = sizeIn(setFont)
  const glyphs: Glyph[] = []
  let [x, y] = [left, top]
  let actual: Glyph['syllable'] | undefined
  for (const [, text, end, right, down, codes = '', gap] of inside.matchAll(textParts)) {
    if (text !== undefined) actual = { text: fromUtf16(text) }
    if (end) actual = undefined
    if (right) [x, y] = [left + Number(right), top - Number(down)]
    if (gap) x -= (Number(gap) / 1000) * size
    for (const id of codesIn(codes)) {
      const right = x + ((font.widths.get(id) ?? 0) / 1000) * size
      glyphs.push({ id, x, y, right, syllable: actual ?? { text: font.codes[id]?.text ?? '' } })
      x = right
    }
  }
  const run: Run = { x: left, y: top, baseline: top, font, setFont, glyphs }
  return run
}

const escapes = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }))

function codesIn(literal: string): number[] {
  const text = literal.replaceAll(/\\([0-7]{3}|[^])/g, (_, escaped: string) =>
    escaped.length === 3
      ? String.fromCharCode(Number.parseInt(escaped, 8))
      : (escapes.get(escaped) ?? escaped),
  )
  const bytes = Buffer.from(text, 'latin1')
  return Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16BE(i * 2))
}

/** The glyphs of each syllable. A raised rest of a syllable has the same text as its start. */
function syllablesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const syllables: Glyph[][] = []
  for (const glyph of glyphs) {
    const current = syllables.at(-1) ?? []
    const before = current.at(-1)
    const isRest =
      before?.syllable.text === glyph.syllable.text &&
      before.y !== glyph.y &&
      current.every(({ id }) => id !== glyph.id)
    if (before?.syllable === glyph.syllable || isRest) current.push(glyph)
    else syllables.push([glyph])
  }
  return syllables
}

function operatorsOf({ x: left, y: top, font, setFont, glyphs }: Run): string {
  if (glyphs.length === 0) return ''
  const syllables = syllablesOf(glyphs)
  // Readers see a space between the right edge of the last glyph and the next word.
  if (syllables.length > 1) syllables.at(-1)?.sort((a, b) => a.right - b.right)
  let shown = ''
  for (const syllable of syllables) {
    const letters = Array.from(syllable[0]?.syllable.text ?? '')
    for (const [i, { id, x, y }] of syllable.entries()) {
      const isLast = i === syllable.length - 1
      // A joiner, which is invisible, is the text of a glyph that no letter is left for.
      const text = (isLast ? letters.slice(i).join('') : letters[i]) || '\u200D'
      shown += `1 0 0 -1 ${inPoints(x - left)} ${inPoints(top - y)} Tm\n<${hex(codeOf(font, id, text))}> Tj\n`
    }
  }
  const word = syllables.map(([first]) => first?.syllable.text).join('')
  return `/Span <<\n  /ActualText <FEFF${utf16(word)}>\n>> BDC\n0 Tr\n${setFont}\n${shown}EMC\n`
}

const inPoints = (number: number) => String(Math.round(number * 10_000) / 10_000)

function codeOf({ codes }: Font, glyph: number, text: string): number {
  const known = codes.findIndex((code) => code.glyph === glyph && code.text === text)
  return known === -1 ? codes.push({ glyph, text }) - 1 : known
}
