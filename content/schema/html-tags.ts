import * as z from 'zod'

/** Elements that are part of a line of text; all others begin a new block. */
export const inlineElements: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup
  time u var wbr`.split(/\s+/),
)

/**
 * The tags that writers may use: they hold no address, style or script, and Markdown can't write
 * them. The site rewrites the addresses of Markdown's links and pictures for its base path.
 */
export const htmlTags: ReadonlySet<string> = new Set(
  `abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure hr i ins kbd
  li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul
  var wbr`.split(/\s+/),
)

const expected = { error: 'a number from 1 to 999' }
const count = z
  .union([z.int(), z.string()], expected)
  .refine((value) => /^[1-9]\d{0,2}$/.test(String(value)), expected)

const time =
  /^(?:\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?)?)?|\d\d:\d\d(?::\d\d)?|P\d+[DW]|P(?:\d+D)?T(?:\d+H)?(?:\d+M)?)$/

const anyTag = {
  dir: z.enum(['ltr', 'rtl', 'auto']).optional(),
  id: z.string().optional(),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, 'a language such as ne or en')
    .optional(),
  title: z.string().min(1).optional(),
  translate: z.enum(['yes', 'no']).optional(),
}
const cell = { colSpan: count.optional(), rowSpan: count.optional() }
const change = { dateTime: z.string().regex(time, 'a time such as 2027-01-31 or 14:30').optional() }

const ofTags: Readonly<Record<string, z.core.$ZodShape>> = {
  del: change,
  details: { open: z.literal(true).optional() },
  ins: change,
  ol: { start: count.optional(), reversed: z.literal(true).optional() },
  td: cell,
  th: { ...cell, scope: z.enum(['row', 'col', 'rowgroup', 'colgroup']).optional() },
  time: change,
}

export const attributesOf = (tag: string): z.ZodObject =>
  z.strictObject({ ...anyTag, ...(Object.hasOwn(ofTags, tag) ? ofTags[tag] : {}) })

/** The attributes that writers may use, each on the tags that have it. */
export const attributesOfHtml: ReadonlySet<string> = new Set(
  [anyTag, ...Object.values(ofTags)].flatMap(Object.keys).toSorted(),
)
