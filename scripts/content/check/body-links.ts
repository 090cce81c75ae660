import { componentTable, propsOf } from './check-elements.ts'
import type { Document } from '../read/document.ts'
import { annotated } from './schema-walk.ts'
import type { Link } from '#content/schema/collections.ts'

/** The links in Markdown and those in the props of components. */
export function bodyLinks({ facts }: Document): Link[] {
  const inProps = (facts?.elements ?? []).flatMap((element) => {
    const component = componentTable.get(element.name)
    if (!component) return []
    return Array.from(annotated(component.props, propsOf(element)))
      .filter(({ meta }) => meta.link)
      .flatMap(({ path, value }) => {
        const attribute = element.attributes.find(({ name }) => name === path[0])
        return attribute ? [{ ...valueSpan(attribute), href: value }] : []
      })
  })
  return [...(facts?.links ?? []), ...inProps]
}

/** Of `to="/contact"`, the address alone. */
const valueSpan = ({
  line,
  column,
  endColumn,
  name,
}: {
  line: number
  column: number
  endColumn?: number
  name: string
}) =>
  endColumn === undefined
    ? { line, column }
    : { line, column: column + name.length + 2, endColumn: endColumn - 1 }
