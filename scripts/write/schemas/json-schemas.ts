import * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import { describe, explain } from '#scripts/content/fields/index.ts'

/** The JSON Schema of each kind of content, for editors: file name → text. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(kinds).map(([kind, { schema }]) => [
      `${kind}.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  )

/** The keys of a schema's `meta` that JSON Schema doesn't know. */
const ownKeys = ['link', 'file', 'reference', 'example', 'prose', 'neutral', 'portrait']

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // The draft that yaml-language-server supports best.
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      for (const key of ownKeys) delete jsonSchema[key]
      const field = describe(zodSchema)
      const { type, example } = field
      const pattern = field.pattern()
      if (example !== undefined)
        jsonSchema.examples = [type === 'number' ? Number(example) : example]
      jsonSchema.description = jsonSchema.oneOf ? field.description : explain(field)
      // A keyword of yaml-language-server: shown instead of the regular expression.
      if (jsonSchema.pattern !== undefined && pattern !== undefined)
        jsonSchema['patternErrorMessage'] = `expected ${pattern}`
    },
  })
}
