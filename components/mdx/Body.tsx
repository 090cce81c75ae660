import type { Root } from 'hast'
import { toJsxRuntime, type Components, type CreateEvaluater } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Body as BodyData } from '#content/schema/entry.ts'
import { literalOf } from '#content/schema/values/literal.ts'
import { registry } from './registry.tsx'
import type { ReactNode } from 'react'

type Props = {
  of: { readonly body: Pick<BodyData, 'tree'> }
  components?: Partial<Components> | undefined
}

/** The text of an entry, with the components that writers may use. Nothing in it is run as code. */
export function Body({ of: { body }, components = registry }: Props) {
  const createEvaluater = literalsAnd(components)
  const tree: Root = JSON.parse(body.tree)
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater })
}

/** Evaluates names of components, and props that are literals. */
function literalsAnd(components: object): CreateEvaluater {
  const known = new Map<string, unknown>(Object.entries(components))
  return () => ({
    evaluateExpression(expression) {
      const plain = literalOf(expression)
      if (plain !== undefined) return plain
      const component = expression.type === 'Identifier' ? known.get(expression.name) : undefined
      if (component === undefined)
        throw new Error('The text names a component that is not registered.')
      return component
    },
    evaluateProgram() {
      throw new Error('Content never runs a program.')
    },
  })
}

/** Styles the elements of Markdown (prose.css). */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
