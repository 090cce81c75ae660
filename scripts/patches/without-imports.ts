import type { Plugin } from 'unified'

/**
 * Reads `import` and `export` as words, as a remark plugin after remark-mdx. MDX reads lines that
 * begin with them as JavaScript, and again after each empty line as long as they aren't complete.
 * Its construct for them has no name that micromark's `disable` could list.
 */
export const withoutImports: Plugin = function () {
  // The character codes of e and i.
  for (const { flow = {} } of this.data().micromarkExtensions ?? [])
    Object.assign(flow, { 101: [], 105: [] })
}

export const readIn = { 'micromark-extension-mdxjs-esm': '3.0.0', 'remark-mdx': '3.1.1' }
