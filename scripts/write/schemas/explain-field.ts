import * as z from 'zod'
import { expectation, unwrap } from '#scripts/content/index.ts'

/** What a field is for and what it takes: `How long it lasts. Text of at most 40 characters, …` */
export function explainField(field: z.core.$ZodType): string {
  const { schema, meta } = unwrap(field)
  const { description, example } = meta
  const isPlain = schema instanceof z.ZodObject || schema instanceof z.ZodLiteral
  const wants = isPlain && description !== undefined ? '' : expectation(field)
  const sample = example === undefined ? '' : `${wants === '' ? '' : ', '}for example ${example}`
  const sentence = wants + sample
  const end = sentence === '' ? '' : `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`
  return [description ?? '', end].filter((part) => part !== '').join(' ')
}
