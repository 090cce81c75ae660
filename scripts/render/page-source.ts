import type { PageContextServer } from 'vike/types'
import type { Plugin } from 'vite'
import type { PageData } from './page-data.ts'

/** A page, or a text that lists the faults of the content. */
export type PageOrFaults = PageData | string

/** Gives pages to Vike's hooks (pages/+*.ts). */
export type PageSource = {
  /** Resolves to undefined if the site has no page at the route. */
  readonly page: (route: string) => Promise<PageOrFaults | undefined>
  /** The present route of a former one. In a build, hosts redirect. */
  readonly movedTo?: (route: string) => Promise<string | undefined>
  /** Handles an error of rendering. By default, it is thrown. */
  readonly onError?: (error: unknown) => void
}

declare global {
  namespace Vike {
    interface PageContext {
      data: PageOrFaults
      /** Set by the build. In development, the plugin `devPages` provides it. */
      pageSource?: PageSource
    }
  }
}

type DevPages = Plugin<PageSource>

const name = 'dev-pages'

/** Provides pages to the hooks in development, where Vike's own middleware calls them. */
export const devPages = (api: PageSource): DevPages => ({ name, api })

export function sourceOf({
  pageSource,
  globalContext,
}: Pick<PageContextServer, 'pageSource' | 'globalContext'>): PageSource {
  const plugins = 'viteConfig' in globalContext ? globalContext.viteConfig?.plugins : undefined
  const plugin = plugins?.find((each): each is DevPages => each.name === name)
  const source = pageSource ?? plugin?.api
  if (!source) throw new Error('Vike renders pages without a page source')
  return source
}
