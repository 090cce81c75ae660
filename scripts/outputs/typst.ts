import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { withWords } from './pdf-words.ts'

/** The names of font families, one per script (see README.md). */
export const displayFonts = ['eczar-latin', 'eczar-latin-ext', 'eczar-devanagari']

export const textFonts = [
  'public-sans-latin',
  'public-sans-latin-ext',
  'mukta',
  // Signs that Mukta lacks.
  'eczar-devanagari',
]

const folder = path.join(import.meta.dirname, 'fonts')

let loaded: Promise<NodeCompiler> | undefined

/** Loads Typst and the fonts, which a build with all files in the cache doesn't need. */
async function load(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = readdirSync(folder).map((name) => readFileSync(path.join(folder, name)))
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
}

/** Compiles a template, which reads `data` as JSON from `sys.inputs.data`, and exports the result. */
async function typeset<T>(
  template: string,
  data: unknown,
  exported: (typst: NodeCompiler, document: NodeTypstDocument) => T,
): Promise<T> {
  const typst = await (loaded ??= load())
  const inputs = { data: JSON.stringify(data) }
  const compiled = typst.compile({ mainFileContent: template, inputs })
  if (!compiled.result) throw new Error(reasonIn(compiled.takeDiagnostics()?.shortDiagnostics))
  const value = exported(typst, compiled.result)
  typst.evictCache(10)
  return value
}

/** The first message of Typst, without the folder and the stack. */
function reasonIn([first]: readonly unknown[] = []): string {
  const isKnown = typeof first === 'object' && first && 'message' in first
  return `Typst says: ${isKnown ? String(first.message) : 'no reason'}`
}

export const typesetSvg = (template: string, data: unknown): Promise<string> =>
  typeset(template, data, (typst, document) => typst.plainSvg(document))

/**
 * A tagged PDF. It complies with PDF/UA, so any lack of accessibility is an error, with one
 * exception: the standard also forbids letters that no font has, such as Chinese ones. They are
 * returned as `missing` and show as boxes. Words in Devanagari have their text (`withWords`).
 */
export const typesetPdf = (template: string, data: unknown) =>
  typeset(template, data, (typst, document) => {
    try {
      return { pdf: withWords(typst.pdf(document, { pdfStandard: 'ua-1' })), missing: [] }
    } catch (error) {
      const missing = lettersIn(String(error))
      if (missing.length === 0) throw error
      return { pdf: withWords(typst.pdf(document)), missing }
    }
  })

const plainText = `
#let data = json(bytes(sys.inputs.data))
#set document(title: "Text")
#text(font: data.fonts, fallback: false, data.text)
`

export const missingLetters = async (text: string, fonts: readonly string[]): Promise<string[]> =>
  (await typesetPdf(plainText, { text, fonts })).missing

/** The letters in an error such as `the text \"漢\" could not be displayed with font`. */
function lettersIn(error: string): string[] {
  const quoted = error.matchAll(/text `\\"(.+?)\\"` could not be displayed with font/gu)
  return Array.from(quoted, ([, text = '']) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, point: string) =>
      String.fromCodePoint(Number.parseInt(point, 16)),
    ),
  )
}
