import type { GlobalContext } from 'vike/types'
import type { Plugin } from 'vite'
import type { PageData } from './page-data.ts'

/** A text names the faults of content that can't be rendered. */
export type PageOrFaults = PageData | string

/**
 * Where Vike's hooks (pages/+*.ts) get pages from. The build and the development server each provide
 * one as the `api` of a Vite plugin, since Vike loads the hooks as a bundle of their own.
 */
export type PageSource = {
  /** The routes to prerender. */
  readonly routes?: readonly string[]
  /** Undefined if the site has no page at the route. */
  readonly page: (route: string) => Promise<PageOrFaults | undefined>
  /** Takes an error of rendering; without it, the error is thrown. */
  readonly onError?: (route: string, error: unknown) => void
}

type SourcePlugin = Plugin<PageSource>

const name = 'page-source'

export const pageSource = (api: PageSource): SourcePlugin => ({ name, api })

export function sourceOf(globalContext: GlobalContext): PageSource {
  const plugins = 'viteConfig' in globalContext ? globalContext.viteConfig?.plugins : undefined
  const plugin = plugins?.find((each): each is SourcePlugin => each.name === name)
  if (!plugin?.api) throw new Error(`Vite has no plugin ${name}`)
  return plugin.api
}
