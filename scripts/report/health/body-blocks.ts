import { isValidElement, type ReactNode } from 'react'
import { annotated, componentTable, evaluateBody } from '#scripts/content/index.ts'

type Props = { readonly children?: ReactNode }

/** Elements inside a line of text; all others begin a block. */
const inline = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Components stay what they are called: nothing is rendered. */
const components = Object.fromEntries(Array.from(componentTable.keys(), (name) => [name, name]))

/** The paragraphs, headings and entries of a compiled body as plain text, in its order. */
export function bodyBlocks(code: string): string[] {
  if (code === '') return []
  return textOf(evaluateBody({ code })({ components }))
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<Props>(node)) return ''
  const { type, props } = node
  const text = textOf(props.children)
  if (typeof type !== 'string' || inline.has(type)) return text
  const schema = componentTable.get(type)?.props
  const words = schema ? Array.from(annotated(schema, props)).filter(({ meta }) => meta.prose) : []
  return ['', ...words.map(({ value }) => value), text, ''].join('\n\n')
}
