import { createProcessor, runSync } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { Body } from '#components/mdx/Body.tsx'
import { componentTable } from '#scripts/read/documents/mentions.ts'
import { markFaults } from '#scripts/check/file/marks.ts'
import { compileBody } from '#scripts/read/markdown/compile-body.ts'
import { takeIds } from '#scripts/read/markdown/parse-markdown.ts'
import { listFiles } from '#scripts/read/files/list-files.ts'
import { splitFrontmatter } from '#scripts/read/files/split-frontmatter.ts'
import { htmlTags } from '#content/schema/html-tags.ts'
import { generatedProgram } from '#tests/bench/generated-program.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { probes, refused } from './mdx-probes.ts'

/** The pipeline of the content gives the HTML that @mdx-js/mdx gives with its usual plugins. */

const alignByData = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    if (properties['align'] === undefined) return
    const { align } = properties
    delete properties['align']
    properties['dataAlign'] = align
  })

const mdx = createProcessor({
  remarkPlugins: [remarkGfm, () => takeIds],
  rehypePlugins: [rehypeSlug, alignByData],
  tableCellAlignToStyle: false,
  outputFormat: 'function-body',
})

/** Components that print all their props. */
const shown = (name: string) =>
  function Shown({ children, ...props }: { children?: ReactNode }) {
    return createElement('output', { id: `${name} ${JSON.stringify(props)}` }, children)
  }
const components = Object.fromEntries(
  ['a', 'img', ...componentTable.keys()].map((name) => [name, shown(name)]),
)

const usual = (text: string) => {
  const { default: Usual } = runSync(String(mdx.processSync(text)), runtime)
  return renderToStaticMarkup(<Usual components={components} />).trim()
}

/** Space around the HTML doesn't show, and MDX keeps some of it. */
const ours = (tree: string) =>
  renderToStaticMarkup(<Body of={{ body: { tree } }} components={components} />).trim()

/** The HTML of both; none for a text that the check refuses. */
function htmlOf(text: string): { ours?: string; usual?: string } {
  const { elements, tree, parsed } = compileBody(text)
  const isRefused =
    !elements.every(({ name }) => isAllowed(name)) ||
    (parsed && markFaults(parsed).some(({ rule }) => /^(?:expression|import-export)$/.test(rule)))
  return tree && !isRefused ? { ours: ours(tree), usual: usual(text) } : {}
}

const isAllowed = (name: string) => name === '' || componentTable.has(name) || htmlTags.has(name)

const bodyOf = (text: string) =>
  text
    .split('\n')
    .slice(splitFrontmatter(text).bodyLine - 1)
    .join('\n')
const written = ['content', 'pages']
  .flatMap((folder) => listFiles(delivered, folder).files)
  .filter(({ path }) => path.endsWith('.mdx'))
  .map(({ path }) => bodyOf(readFileSync(join(delivered, path), 'utf8')))
const generated = [1, 2, 3].map((id) => bodyOf(generatedProgram(id)))

/** All texts of the delivered site, generated programs, and all that is written in MDX seldom or never. */
const texts = [...probes, ...written, ...generated]

it.each(texts)('gives the HTML of MDX: %j', (text) => {
  const html = htmlOf(text)
  expect(html.ours).toBe(html.usual)
  expect(html.ours === undefined).toBe(refused.includes(text))
})
