import * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import { describe, explain } from '../describe/index.ts'

/** The JSON Schema of each kind of content, for editors: file name → text. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(kinds).map(([kind, { schema }]) => [
      `${kind}.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  )

/** What `meta` of a schema says to the check alone. */
const ownWords = ['link', 'file', 'reference', 'example', 'prose']

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // The draft that yaml-language-server knows best.
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      for (const word of ownWords) delete jsonSchema[word]
      const field = describe(zodSchema)
      const { type, example, pattern } = field
      if (example !== undefined)
        jsonSchema.examples = [type === 'number' ? Number(example) : example]
      jsonSchema.description = jsonSchema.oneOf ? field.description : explain(field)
      // A keyword of yaml-language-server: shown instead of the regular expression.
      if (jsonSchema.pattern !== undefined && pattern !== undefined)
        jsonSchema['patternErrorMessage'] = `expected ${pattern}`
    },
  })
}
