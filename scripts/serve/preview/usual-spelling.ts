import { findFile } from './find-file.ts'

/**
 * The address that a page has when it is asked for as /about/, /about.html or /index.html; null for
 * any other address. Cloudflare Pages sends visitors on in the same way.
 */
export async function usualSpelling(folder: string, pathname: string): Promise<string | null> {
  const usual = pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/$/, '$1')
  if (usual === pathname) return null
  const found = await findFile(folder, usual)
  return found?.file.endsWith('.html') ? usual : null
}
