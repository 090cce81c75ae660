import { recipeOf } from '#scripts/make/media/index.ts'
import type { BrochureInput } from './sheet.ts'

/** What a brochure depends on: its words and the program that makes it. */
export const brochureKey = (input: BrochureInput): string[] => [
  recipeOf({
    folders: ['scripts/make/brochures', 'components/artwork', 'scripts/make/typst'],
    packages: ['@myriaddreamin/typst-ts-node-compiler', '@mdx-js/mdx', 'remark-gfm'],
  }),
  JSON.stringify(input),
]
