import type { Plugin } from 'unified'

/** A text without these has no address that is a link by itself, nor an escape of a part of one. */
export const mayHaveAutolinks = (text: string): boolean => /[@&\\]|:\/\/|www\./i.test(text)

/**
 * Leaves out addresses that are links by themselves, as a remark plugin after remark-gfm. The parser
 * looks for one at every letter, and in every text of the tree: half of its time. micromark's
 * `disable` would still look.
 */
export const withoutAutolinks: Plugin = function () {
  for (const extension of this.data().fromMarkdownExtensions?.flat() ?? [])
    delete extension.transforms
  for (const { text = {} } of this.data().micromarkExtensions ?? [])
    for (const [code, constructs = []] of Object.entries(text)) {
      const others = [constructs].flat().filter(({ name = '' }) => !name.endsWith('Autolink'))
      if (others.length > 0) Object.assign(text, { [code]: others })
      else Reflect.deleteProperty(text, code)
    }
}

export const readIn = {
  'micromark-extension-gfm-autolink-literal': '2.1.0',
  'mdast-util-gfm-autolink-literal': '2.1.0',
  'remark-gfm': '4.0.1',
}
