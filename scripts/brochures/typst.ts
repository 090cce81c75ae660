import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { staticFont } from '../fonts/static-font.ts'
import type { Sheet } from './sheet.ts'

/** Sets a sheet as a PDF. */
export type Press = (sheet: Sheet) => Uint8Array

const template = readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8')

/** Loads the fonts and the template once, for any number of brochures. */
export async function press(): Promise<Press> {
  const files = await Promise.all([
    staticFont('eczar', 600),
    staticFont('eczar', 500),
    staticFont('public-sans', 400),
    staticFont('public-sans', 600),
  ])
  const fontBlobs = files.flat().map((file) => readFileSync(file))
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })

  return (sheet) => {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { sheet: JSON.stringify(sheet) },
    })
    if (!compiled.result) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    }
    const pdf = exported(compiler, compiled.result)
    compiler.evictCache(10)
    return pdf
  }
}

/**
 * As PDF/UA, so that any lack of accessibility is an error. The standard also forbids letters that
 * no font holds, Chinese ones for example; such a brochure is tagged all the same and shows boxes.
 */
function exported(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' })
  } catch (error) {
    if (!String(error).includes('could not be displayed with font')) throw error
    return compiler.pdf(document)
  }
}
