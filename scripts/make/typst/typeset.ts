import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

const folder = path.join(import.meta.dirname, 'fonts')

let shared: NodeCompiler | undefined

/** Loads the fonts once for any number of documents. */
const typst = () => (shared ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: fontFiles() }] }))

const fontFiles = () => readdirSync(folder).map((name) => readFileSync(path.join(folder, name)))

/** Compiles a template, which reads `data` as JSON from `sys.inputs.data`, and exports the result. */
function typeset<T>(
  template: string,
  data: unknown,
  exported: (document: NodeTypstDocument) => T,
): T {
  const inputs = { data: JSON.stringify(data) }
  const compiled = typst().compile({ mainFileContent: template, inputs })
  if (!compiled.result) {
    throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
  }
  const value = exported(compiled.result)
  typst().evictCache(10)
  return value
}

export const typesetSvg = (template: string, data: unknown): string =>
  typeset(template, data, (document) => typst().plainSvg(document))

/**
 * A tagged PDF. It complies with PDF/UA, so any lack of accessibility is an error, with one
 * exception: the standard also forbids letters that no font has, such as Chinese ones. They are
 * returned as `missing` and show as boxes.
 */
export const typesetPdf = (
  template: string,
  data: unknown,
): { pdf: Uint8Array; missing: string[] } =>
  typeset(template, data, (document) => {
    try {
      return { pdf: typst().pdf(document, { pdfStandard: 'ua-1' }), missing: [] }
    } catch (error) {
      const missing = lettersIn(String(error))
      if (missing.length === 0) throw error
      return { pdf: typst().pdf(document), missing }
    }
  })

const plainText = `
#let data = json(bytes(sys.inputs.data))
#set document(title: "Text")
#text(font: data.fonts, fallback: false, data.text)
`

/** The letters of a text that none of the fonts has. */
export const missingLetters = (text: string, fonts: readonly string[]): string[] =>
  typesetPdf(plainText, { text, fonts }).missing

/** The letters in an error such as `the text \"漢\" could not be displayed with font`. */
function lettersIn(error: string): string[] {
  const quoted = error.matchAll(/text `\\"(.+?)\\"` could not be displayed with font/gu)
  return Array.from(quoted, ([, text = '']) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, point: string) =>
      String.fromCodePoint(Number.parseInt(point, 16)),
    ),
  )
}
