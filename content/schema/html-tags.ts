import * as z from 'zod'

/** Elements that are part of a line of text; all others begin a new block. */
export const inlineElements: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup
  time u var wbr`.split(/\s+/),
)

/**
 * The tags that writers may use, all in a line of text: they hold no address, style or script. Lists,
 * tables and other blocks are Markdown or components. The site rewrites the addresses of Markdown's links and pictures for its base path.
 */
export const htmlTags: ReadonlySet<string> = new Set(
  `abbr b br cite code del em i ins kbd mark q s samp small span strong sub sup time u var wbr`.split(
    ' ',
  ),
)

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
const change = { dateTime: z.string().regex(time, 'a time such as 2027-01-31 or 14:30').optional() }

const ofTags: Readonly<Record<string, z.core.$ZodShape>> = {
  del: change,
  ins: change,
  time: change,
}

export const attributesOf = (tag: string): z.ZodObject =>
  z.strictObject({ ...anyTag, ...(Object.hasOwn(ofTags, tag) ? ofTags[tag] : {}) })
