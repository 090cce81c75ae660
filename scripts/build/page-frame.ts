import type { ViteBuilder } from 'vite'
import { emptyFrame } from '#scripts/render/frame.ts'
import { withIntegrity } from './integrity.ts'

type Built = Awaited<ReturnType<ViteBuilder['build']>>

/** What a browser begins with, in paths below the base: the script, and the style sheets of it. */
export type FirstLoad = { script: string; sheets: readonly string[] }

/** The entry of the client's bundle. */
export function firstLoad(built: Built): FirstLoad {
  const chunks = 'output' in built ? built.output : []
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk' || !chunk.isEntry) continue
    return { script: chunk.fileName, sheets: [...(chunk.viteMetadata?.importedCss ?? [])] }
  }
  throw new Error('the bundle has no script for visitors')
}

/**
 * The document that every page is put into: with its style sheets and its script, which stand where
 * Vike puts them in development. `client` is the folder of both.
 */
export function pageFrame({ script, sheets }: FirstLoad, client: string, base: string): string {
  const links = sheets.map(
    (file) => `<link rel="stylesheet" type="text/css" href="${base}${file}">`,
  )
  const frame = emptyFrame
    .replace('<head>', () => `<head>${links.join('')}`)
    .replace('</body>', () => `<script src="${base}${script}" type="module" async></script></body>`)
  return withIntegrity(frame, client, base)
}
