import { kinds, type KindName } from '#content/kinds/table.ts'
import { flagNames, stepsIn, valuesIn } from '../fields/index.ts'
import type { CompiledBody } from '../markdown/index.ts'
import type { ParsedYaml } from '../files/index.ts'
import type { LocalFlag } from './types.ts'

export const flagsInFields = (kind: KindName, { value: data, places }: ParsedYaml): LocalFlag[] =>
  valuesIn(kinds[kind].schema, data).flatMap(({ path, value, flag }) => {
    const { line, column } = places.value(path)
    return flag ? [{ flag, line, column, field: path.join('.'), text: String(value ?? '') }] : []
  })

export const flagsInText = ({ elements }: CompiledBody): LocalFlag[] =>
  elements.flatMap(({ name, line, column, text }) => {
    const flag = flagNames.find((each) => each.toLowerCase() === name.toLowerCase())
    return flag ? [{ flag, line, column, field: 'body', text }] : []
  })

export function withoutFlags(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(withoutFlags)
  return Object.fromEntries(stepsIn(data).map(([step, inner]) => [step, withoutFlags(inner)]))
}
