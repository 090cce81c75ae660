import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { frameFiller, type PageParts } from '#scripts/render/frame.ts'
import type { PageInput } from '#scripts/render/page-input.ts'
import type { Bundle } from './bundle.ts'
import { unwritable } from '#scripts/system/failure.ts'

/** A page's document, or why it cannot be rendered. */
type Rendered = { html: string } | { error: string }

export type Render = (input: PageInput) => Rendered

type PageModule = { renderPage: (input: PageInput) => PageParts }

/** Renders pages by the server's bundle. Throws what the system says when nothing can be written. */
export async function createRenderer({
  server,
  frame,
}: Pick<Bundle, 'server' | 'frame'>): Promise<Render> {
  Object.assign(process.env, { NODE_ENV: 'production' })
  const fill = frameFiller(await readFile(frame, 'utf8'))
  const { renderPage }: PageModule = await import(pathToFileURL(path.join(server, 'page.mjs')).href)
  return (input) => {
    try {
      return { html: fill(renderPage(input)) }
    } catch (error) {
      if (unwritable(error) !== undefined) throw error
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
}
