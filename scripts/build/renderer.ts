import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageInput } from '#scripts/render/page-input.ts'
import { unwritable } from './unwritable.ts'

/** A page's document, or why it cannot be rendered. */
export type Rendered = { html: string } | { error: string }

/** Pages to render with the server's bundle in a folder, for a site under a base path. */
export type RenderTask = { server: string; base: string; inputs: readonly PageInput[] }

export type Render = (input: PageInput) => Promise<Rendered>

/** Renders pages by Vike; see `RenderTask`. */
export async function createRenderer(server: string, base: string): Promise<Render> {
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { renderPage } = await import('vike/server')
  await import(pathToFileURL(path.join(server, 'entry.mjs')).href)
  return async (input) => {
    const { httpResponse, errorWhileRendering } = await renderPage({
      urlOriginal: base + input.route.slice(1),
      input,
    })
    if (unwritable(errorWhileRendering) !== undefined) throw errorWhileRendering
    if (errorWhileRendering) return { error: messageOf(errorWhileRendering) }
    return { html: httpResponse.body }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
