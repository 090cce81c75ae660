import type { Plugin } from 'vite'
import type { SiteFonts } from './build-fonts.ts'
import { siteFonts } from './ready-fonts.ts'

type Options = {
  nepaliName: string
  /** The site's one style sheet, which gets the `@font-face` rules: a second one costs a request. */
  sheet: RegExp
}

/**
 * Vite plugin of the site's fonts: puts their rules at the end of the style sheet, and gives the
 * addresses to preload as `virtual:fonts`. Both carry the base path. The files lie in `.cache/media/`.
 */
export function fonts({ nepaliName, sheet }: Options): Plugin {
  let base = '/'
  let built: Promise<SiteFonts> | undefined
  const site = () => (built ??= siteFonts({ nepaliName }))

  return {
    name: 'site-fonts',
    /** Vite asks of every url() in CSS whether it may stay as it is. */
    config: () => ({ build: { rolldownOptions: { external: [/\/media\/[\w.-]+\.woff2$/] } } }),
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === 'virtual:fonts' ? '\0virtual:fonts' : undefined),
    load: async (id) => {
      if (id !== '\0virtual:fonts') return undefined
      const preload = (await site()).preload.map((sitePath) => base + sitePath.slice(1))
      return `export default ${JSON.stringify(preload)}`
    },
    transform: {
      order: 'pre',
      filter: { id: sheet },
      handler: async (code) => `${code}\n${(await site()).css.replaceAll('url(/', `url(${base}`)}`,
    },
  }
}
