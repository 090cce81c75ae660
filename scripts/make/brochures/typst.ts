import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFiles } from '#scripts/make/typst/index.ts'
import type { Sheet } from './sheet.ts'

/** Sets a sheet as a PDF; `lacking` are the letters that no font holds, which show as boxes. */
export type Press = (sheet: Sheet) => { pdf: Uint8Array; lacking: string[] }

const template = readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8')

/** Loads the fonts and the template once, for any number of brochures. */
export async function press(): Promise<Press> {
  const files = [
    ...fontFiles('eczar', 600),
    ...fontFiles('eczar', 500),
    ...fontFiles('public-sans', 400),
    ...fontFiles('public-sans', 600),
  ]
  const fontBlobs = files.map((file) => readFileSync(file))
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })

  return (sheet) => {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { sheet: JSON.stringify(sheet) },
    })
    if (!compiled.result) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    }
    const printed = exported(compiler, compiled.result)
    compiler.evictCache(10)
    return printed
  }
}

/**
 * As PDF/UA, so that any lack of accessibility is an error. The standard also forbids letters that
 * no font holds, Chinese ones for example; such a brochure is tagged all the same and shows boxes.
 */
function exported(compiler: NodeCompiler, document: NodeTypstDocument): ReturnType<Press> {
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }), lacking: [] }
  } catch (error) {
    const lacking = lettersIn(String(error))
    if (lacking.length === 0) throw error
    return { pdf: compiler.pdf(document), lacking }
  }
}

/** The letters that a complaint names: `the text \"漢\" could not be displayed with font`. */
function lettersIn(complaint: string): string[] {
  const named = complaint.matchAll(/text `\\"(.+?)\\"` could not be displayed with font/gu)
  return Array.from(named, ([, text = '']) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, point: string) =>
      String.fromCodePoint(Number.parseInt(point, 16)),
    ),
  )
}
