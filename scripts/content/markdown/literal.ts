import type { Expression, Program, Property, SpreadElement } from 'estree'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The plain value that an expression between braces is, wrapped; undefined when it is more than that. */
export function literal(program: Program | null | undefined): { value: Json } | undefined {
  const [statement, ...more] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || more.length > 0) return undefined
  return valueOf(statement.expression)
}

export type Printable = string | number | boolean | readonly Printable[]

/** Of the plain values those that can stand in a text: an object cannot. */
export function printable(program: Program | null | undefined): { value: Printable } | undefined {
  const value = literal(program)?.value
  return isPrintable(value) ? { value } : undefined
}

const isPrintable = (value: Json | undefined): value is Json & Printable =>
  Array.isArray(value) ? value.every(isPrintable) : value !== undefined && typeof value !== 'object'

/** `{}` or a comment. */
export const isComment = (program: Program | null | undefined) => program?.body.length === 0

function valueOf(expression: Expression): { value: Json } | undefined {
  if (expression.type === 'Literal') {
    const { value } = expression
    const simple =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    return simple ? { value } : undefined
  }
  if (expression.type === 'TemplateLiteral') {
    const [quasi] = expression.quasis
    const text = expression.expressions.length === 0 ? quasi?.value.cooked : undefined
    return typeof text === 'string' ? { value: text } : undefined
  }
  if (expression.type === 'UnaryExpression') {
    const inner = expression.operator === '-' ? valueOf(expression.argument) : undefined
    return typeof inner?.value === 'number' ? { value: -inner.value } : undefined
  }
  if (expression.type === 'ArrayExpression') {
    const items = expression.elements.map((item) =>
      item && item.type !== 'SpreadElement' ? valueOf(item) : undefined,
    )
    const values = items.flatMap((item) => (item ? [item.value] : []))
    return values.length === items.length ? { value: values } : undefined
  }
  if (expression.type === 'ObjectExpression') {
    const entries = expression.properties.map(entryOf)
    const known = entries.flatMap((entry) => (entry ? [entry] : []))
    return known.length === entries.length ? { value: Object.fromEntries(known) } : undefined
  }
  return undefined
}

function entryOf(property: Property | SpreadElement): [string, Json] | undefined {
  if (property.type === 'SpreadElement' || property.computed || property.shorthand) return undefined
  if (property.kind !== 'init' || property.method) return undefined
  const { key, value } = property
  const name =
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
  if (name === '' || name === '__proto__' || !isExpression(value)) return undefined
  const inner = valueOf(value)
  return inner && [name, inner.value]
}

const patterns = new Set(['ObjectPattern', 'ArrayPattern', 'RestElement', 'AssignmentPattern'])
const isExpression = (value: Property['value']): value is Expression => !patterns.has(value.type)
