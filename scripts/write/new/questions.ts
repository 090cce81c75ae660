import * as z from 'zod'
import { isOptional, parseYaml, unwrap, validate } from '#scripts/content/index.ts'
import { writeValue } from './write-fields.ts'

type Schema = z.core.$ZodType

/** A field that a flag or an answer can give: one line of text, or a list of them. */
export type Question = {
  /** `title`, `hero.heading`: the name of the flag. */
  readonly name: string
  readonly isList: boolean
  readonly isRequired: boolean
  /** Numbers and fixed values find themselves. */
  readonly isText: boolean
  readonly description: string
  /** What the check says of a value, or undefined for one that fits. */
  readonly faultOf: (value: string) => string | undefined
}

/** The fields of a schema that can be given by a flag, in its order. */
export function questionsOf(
  schema: z.ZodObject,
  path: readonly string[] = [],
  isRequired = true,
): Question[] {
  const fields: [string, Schema][] = Object.entries(schema.shape)
  return fields.flatMap(([name, field]) => {
    const own = [...path, name]
    const needed = isRequired && !isOptional(field)
    const { schema: plain, meta } = unwrap(field)
    if (plain instanceof z.ZodObject) return questionsOf(plain, own, needed)
    const isList = plain instanceof z.ZodArray
    const item = isList ? unwrap(plain.element).schema : plain
    if (item instanceof z.ZodObject || item instanceof z.ZodUnion) return []
    const question: Question = {
      name: own.join('.'),
      isList,
      isRequired: needed,
      isText: item instanceof z.ZodString,
      description: meta.description ?? '',
      faultOf: (value) => faultOf(name, isList ? plain.element : field, value),
    }
    return [question]
  })
}

function faultOf(name: string, field: Schema, value: string): string | undefined {
  const yaml = parseYaml(`${name}: ${writeValue({ value, isPlaceholder: false })}`)
  const { diagnostics } = validate(z.object({ [name]: field }), yaml)
  return diagnostics[0]?.message
}
