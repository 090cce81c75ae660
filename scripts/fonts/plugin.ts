import type { Plugin } from 'vite'
import { buildFonts, type SiteFonts } from './build-fonts.ts'

/**
 * Vite plugin of the site's fonts: `virtual:fonts.css` is the style sheet of `@font-face` rules,
 * `virtual:fonts` (default export) the addresses to preload. Both carry the base path. The files lie
 * under `.cache/media/`.
 */
export function fonts(options: { nepaliName: string }): Plugin {
  let base = '/'
  let built: Promise<SiteFonts> | undefined
  const site = () => (built ??= buildFonts(options))

  return {
    name: 'site-fonts',
    /** Vite asks of every url() in CSS whether it may stay as it is. */
    config: () => ({ build: { rolldownOptions: { external: [/\/media\/[\w.-]+\.woff2$/] } } }),
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: async (id) => {
      if (id === '\0virtual:fonts.css') return (await site()).css.replaceAll('url(/', `url(${base}`)
      if (id !== '\0virtual:fonts') return undefined
      const preload = (await site()).preload.map((sitePath) => base + sitePath.slice(1))
      return `export default ${JSON.stringify(preload)}`
    },
  }
}

const modules = { 'virtual:fonts': true, 'virtual:fonts.css': true }
