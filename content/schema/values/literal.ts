import type { Expression, Pattern, Program, Property, SpreadElement } from 'estree'

export type Json = string | number | boolean | Json[] | { [key: string]: Json }

/** The value of an expression between braces; undefined if it is more than a literal. */
export function literal(program: Program | null | undefined): Json | undefined {
  const [statement, ...more] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || more.length > 0) return undefined
  return literalOf(statement.expression)
}

/** The value of a literal expression. Nothing is run: names and calls have no value. */
export function literalOf(expression: Expression | Pattern): Json | undefined {
  switch (expression.type) {
    case 'Literal': {
      const { value } = expression
      const isPlain =
        typeof value === 'string' ||
        typeof value === 'boolean' ||
        (typeof value === 'number' && Number.isFinite(value))
      return isPlain ? value : undefined
    }
    case 'TemplateLiteral': {
      const [quasi] = expression.quasis
      return expression.expressions.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined
    }
    case 'UnaryExpression': {
      const inner = expression.operator === '-' ? literalOf(expression.argument) : undefined
      return typeof inner === 'number' ? -inner : undefined
    }
    case 'ArrayExpression': {
      const items = expression.elements.map((item) =>
        item && item.type !== 'SpreadElement' ? literalOf(item) : undefined,
      )
      return items.every((item) => item !== undefined) ? items : undefined
    }
    case 'ObjectExpression': {
      const entries = expression.properties.map(entryOf)
      return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined
    }
    default:
      return undefined
  }
}

function entryOf(property: Property | SpreadElement): [string, Json] | undefined {
  if (property.type === 'SpreadElement' || property.computed || property.shorthand) return undefined
  if (property.kind !== 'init' || property.method) return undefined
  const { key, value } = property
  const name =
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
  const inner = literalOf(value)
  return name === '' || inner === undefined ? undefined : [name, inner]
}
