import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { emptyFrame } from '#scripts/render/frame.ts'
import { withIntegrity } from './integrity.ts'

/** Vite's manifest, as far as it is needed: the files of a module by its path. */
type Manifest = Record<string, { file: string; css?: string[] }>

const clientEntry = 'pages/+client.ts'

/**
 * The document that every page is put into: with the style sheet and the script of the bundle in a
 * folder, which stand as Vike puts them in development.
 */
export async function pageFrame(folder: string, base: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8'))
  const entry = manifest[clientEntry]
  if (!entry) throw new Error(`the bundle has no file for ${clientEntry}`)
  const sheets = (entry.css ?? []).map(
    (file) => `<link rel="stylesheet" type="text/css" href="${base}${file}">`,
  )
  const script = `<script src="${base}${entry.file}" type="module" async></script>`
  const frame = emptyFrame
    .replace('<head>', () => `<head>${sheets.join('')}`)
    .replace('</body>', () => `${script}</body>`)
  return withIntegrity(frame, path.join(folder, 'client'), base)
}
