import path from 'node:path'
import type { Plugin } from 'rolldown'

const romanized = path.resolve(import.meta.dirname, '../../content/schema/values/romanized.ts')

/** The text of a slug, before Sveltia's own table of letters, which has no Devanagari. */
const words = /\w+(?=\.normalize\(`NFD`\),\{locale:)/

/** Sveltia opens the panel of the slug only if a writer has to type it. */
const panel = /\w+\((\w+)\)(?=\?`slug`:null)/

/**
 * Gives entries and files with Nepali names addresses in Latin letters, and shows the address of a new
 * entry beside its form. The editor has no setting for either.
 */
export const withRomanizedSlugs: Plugin = {
  name: 'with-romanized-slugs',
  transform: {
    filter: { id: /@sveltia[\\/]cms/, code: words },
    handler: (code) =>
      `import { romanized as inLatinLetters } from ${JSON.stringify(romanized)}\n${code
        .replace(words, 'inLatinLetters($&)')
        .replace(panel, '$1?.isNew')}`,
  },
}

export const readIn = { '@sveltia/cms': '0.221.1' }
