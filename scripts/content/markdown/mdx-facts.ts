import * as z from 'zod'
import { rules, type RuleId } from '../explain/rules.ts'

/**
 * What the MDX pipeline says about a body: plain data, so that it can be kept in a cache.
 * Nothing here depends on the schemas, on other files or on the file's own name.
 */

const isRule = (name: string): name is RuleId => Object.hasOwn(rules, name)

const place = { line: z.int(), column: z.int() }
const span = { ...place, endColumn: z.int().exactOptional() }

const attribute = z.object({ ...span, name: z.string(), value: z.json().exactOptional() })

const element = z.object({
  ...span,
  name: z.string(),
  attributes: z.array(attribute),
  /** The name in the closing tag. */
  closing: z.object(span).exactOptional(),
  hasChildren: z.boolean(),
  text: z.string(),
})

const mdxFacts = z.object({
  code: z.string(),
  isEmpty: z.boolean(),
  headings: z.array(
    z.object({ depth: z.int(), text: z.string(), id: z.string(), line: z.int(), column: z.int() }),
  ),
  links: z.array(z.object({ ...span, href: z.string() })),
  images: z.array(z.object({ ...span, src: z.string(), alt: z.string() })),
  elements: z.array(element),
  diagnostics: z.array(
    z.object({
      ...span,
      rule: z.custom<RuleId>((name) => typeof name === 'string' && isRule(name)),
      message: z.string(),
      hint: z.string().exactOptional(),
      suggestion: z.object({ wrong: z.string(), right: z.string() }).exactOptional(),
    }),
  ),
})

export type MdxFacts = z.infer<typeof mdxFacts>

/** A component or HTML tag as written; an attribute's value is absent when it is no plain value. */
export type MdxElement = z.infer<typeof element>
export type MdxAttribute = z.infer<typeof attribute>

/** A body of which nothing is known, or in which there is nothing. */
export const noBody: MdxFacts = {
  code: '',
  isEmpty: true,
  headings: [],
  links: [],
  images: [],
  elements: [],
  diagnostics: [],
}
