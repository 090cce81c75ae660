import { createProcessor, runSync } from '@mdx-js/mdx'
import * as fc from 'fast-check'
import type { Root } from 'hast'
import { type ReactNode, createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { componentTable } from '#scripts/content/check/check-elements.ts'
import { evaluateBody } from '#scripts/content/markdown/evaluate-body.ts'
import { headingIds } from '#scripts/content/markdown/heading-ids.ts'
import { compileMdx } from '#scripts/content/markdown/mdx.ts'
import { parseMdx } from '#scripts/content/markdown/parse-mdx.ts'
import { anyText, runs, texts } from './mdx-texts.ts'

/** What @mdx-js/mdx with its usual plugins makes of a text is what the compiler makes of it, for less. */

const alignByData = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    if (properties['align'] === undefined) return
    const { align } = properties
    delete properties['align']
    properties['dataAlign'] = align
  })

const mdx = createProcessor({
  remarkPlugins: [remarkGfm, headingIds],
  rehypePlugins: [rehypeSlug, alignByData],
  tableCellAlignToStyle: false,
  outputFormat: 'function-body',
})
const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

/** Components that show all they are given. */
const shown = (name: string) =>
  function Shown({ children, ...props }: { children?: ReactNode }) {
    return createElement('output', { id: `${name} ${JSON.stringify(props)}` }, children)
  }
const components = Object.fromEntries(
  ['a', 'img', ...componentTable.keys()].map((name) => [name, shown(name)]),
)

const usual = (text: string) => {
  const { default: Body } = runSync(String(mdx.processSync(text)), runtime)
  return renderToString(<Body components={components} />)
}

const ours = (code: string) => {
  const Body = evaluateBody({ code })
  return renderToString(<Body components={components} />)
}

const orElse = <T, U>(run: () => T, fallback: (error: unknown) => U): T | U => {
  try {
    return run()
  } catch (error) {
    return fallback(error)
  }
}

/** What can be shown is the same HTML, and what can be read is the same tree. */
async function compare(text: string) {
  const tree = (parse: (text: string) => unknown) =>
    orElse(() => JSON.stringify(parse(text)), String)
  expect(tree(parseMdx)).toBe(tree((whole) => markdown.parse(whole)))

  const { diagnostics, elements, code } = await compileMdx(text)
  const isRefused =
    code === '' ||
    !elements.every(({ name }) => isKnown(name)) ||
    diagnostics.some(({ rule }) => rule === 'expression' || rule === 'import-export')
  expect(isRefused || ours(code)).toBe(isRefused || usual(text))
}

const isKnown = (name: string) =>
  name === '' || componentTable.has(name) || /^[a-z][a-z\d-]*$/.test(name)

it.each(texts)('becomes the HTML that MDX makes of it: %j', compare)

it('is what MDX makes of whatever is put together from all this', async () => {
  await fc.assert(fc.asyncProperty(anyText, compare), { numRuns: runs })
}, 600_000)
