import mdx from '@mdx-js/rollup'
import type { PluginOption } from 'vite'
import { mdxOptions } from '#scripts/content/mdx.ts'
import { blankFrontmatter } from '#scripts/content/split-frontmatter.ts'

/**
 * Compiles pages/*.mdx for the server's bundle, with the pipeline of the content compiler.
 * The frontmatter becomes empty lines first, so that an error names the file's own line.
 */
export function pagesMdx(): PluginOption {
  return [
    {
      name: 'pages-mdx:frontmatter',
      enforce: 'pre',
      transform: {
        filter: { id: /\.mdx$/ },
        handler: (code) => ({ code: blankFrontmatter(code), map: null }),
      },
    },
    {
      enforce: 'pre',
      ...mdx({
        ...mdxOptions,
        remarkPlugins: [...mdxOptions.remarkPlugins],
        rehypePlugins: [...mdxOptions.rehypePlugins],
      }),
    },
  ]
}
