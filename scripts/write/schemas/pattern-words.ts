import * as z from 'zod'

/** What the schema says of a text that no pattern of ours allows: `a date such as 2027-01-31`. */
export function patternWords(schema: z.core.$ZodType): string | undefined {
  const { error } = z.safeParse(schema, 'two\nlines', { error: () => '' })
  return error?.issues.find(({ code, message }) => code === 'invalid_format' && message !== '')
    ?.message
}
