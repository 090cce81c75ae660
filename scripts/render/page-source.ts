import type { PageContextServer } from 'vike/types'
import type { Plugin } from 'vite'
import type { PageData } from './page-data.ts'

/** A text names the faults of content that can't be rendered. */
export type PageOrFaults = PageData | string

/** Where Vike's hooks (pages/+*.ts) get pages from. */
export type PageSource = {
  /** Undefined if the site has no page at the route. */
  readonly page: (route: string) => Promise<PageOrFaults | undefined>
  /** Takes an error of rendering; without it, the error is thrown. */
  readonly onError?: (error: unknown) => void
}

declare global {
  namespace Vike {
    interface PageContext {
      data: PageOrFaults
      /** From the build. The development server provides it as `devPages`. */
      pageSource?: PageSource
    }
  }
}

type DevPages = Plugin<PageSource>

const name = 'dev-pages'

/** Hands pages to Vike's own middleware, which calls the hooks in development. */
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
