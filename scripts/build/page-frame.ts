import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { integrityWriter } from './integrity.ts'

/**
 * The document that every page is put into, as Vike makes it: with the style sheet and the script of
 * the bundle in a folder. Vike is asked this once; it takes longer for a request than React for a page.
 */
export async function pageFrame(folder: string, base: string): Promise<string> {
  await import(pathToFileURL(path.join(folder, 'server/entry.mjs')).href)
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: base })
  if (errorWhileRendering) throw errorWhileRendering
  return integrityWriter(path.join(folder, 'client'), base)(httpResponse.body)
}
