import * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import { unwrap } from '#scripts/content/index.ts'
import { explainField } from './explain-field.ts'
import { patternWords } from './pattern-words.ts'

/**
 * The JSON Schema of each kind of content as editors read it: file name to text.
 * Hover text is the field's description with what it takes; examples come from the schema.
 */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(kinds).map(([kind, { schema }]) => [
      `${kind}.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  )
}

/** What the check alone reads: no word of JSON Schema. */
const ownWords = ['link', 'file', 'reference', 'example', 'part', 'prose']

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // The draft that yaml-language-server knows best.
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { meta, schema: plain } = unwrap(zodSchema)
      for (const word of ownWords) delete jsonSchema[word]
      const { example } = meta
      if (example !== undefined)
        jsonSchema.examples = [plain instanceof z.ZodNumber ? Number(example) : example]
      const explanation = explainField(zodSchema)
      if (explanation !== '') jsonSchema.description = explanation
      const words = jsonSchema.pattern === undefined ? undefined : patternWords(plain)
      // Words of the editors' own: shown in place of the regular expression.
      if (words !== undefined) jsonSchema['patternErrorMessage'] = `expected ${words}`
    },
  })
}
