import { createElement, Fragment, type ElementType, type ReactElement, type ReactNode } from 'react'
import type { KeptNode } from './kept-tree.ts'
import type { Body as MdxBody } from '#content/schema/collections.ts'

type Shown = string | Exclude<ElementType, string>
type Components = Readonly<Record<string, Shown>>

/**
 * The React component of a body: `<Body components={…} />`, given every component that content may use.
 * It makes the elements that MDX's own function body would make, from data alone: no code is run.
 */
export function evaluateBody({ code }: Pick<MdxBody, 'code'>) {
  const nodes: readonly KeptNode[] = JSON.parse(code)
  return ({ components }: { readonly components: Components }): ReactElement =>
    createElement(Fragment, null, ...nodes.map((node) => show(node, components)))
}

function show(node: KeptNode, components: Components): ReactNode {
  if (typeof node === 'string') return node
  if ('value' in node) return node.value
  const [name, props, ...nodes] = node
  const children = nodes.map((child) => show(child, components))
  return createElement(typeOf(name, components), props, ...children)
}

/**
 * Markdown's own elements may be shown by a component; a tag that a writer wrote in small letters
 * is that tag, and any other a component.
 */
function typeOf(name: string, components: Components): Shown {
  if (!name.startsWith('<')) return components[name] ?? name
  const written = name.slice(1)
  if (written === '') return Fragment
  if (/^[a-z]/.test(written)) return written
  const component = components[written]
  if (!component) throw new Error(`Expected component \`${written}\` to be defined`)
  return component
}
