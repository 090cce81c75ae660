import * as z from 'zod'
import { translations } from './languages.ts'
import { expectedOfHttps } from './values/https-address.ts'
import { typedNumber } from './values/typed-number.ts'
import { compositions, hours } from './weaving.ts'

/** The building blocks of schemas. Messages, forms and the guide describe a field by its `meta`. */

declare module 'zod' {
  interface GlobalMeta {
    /** A valid value, shown in messages and in the guide. */
    example?: string | undefined
    /** The value is an address: a route of this site, a route with #anchor, or https. */
    link?: boolean
    /** The value names a file under public/. */
    file?: 'image' | 'pdf'
    /** The widest that a computer shows the picture, in CSS pixels, however small its file is. */
    shownAt?: number | undefined
    /** The value names the slug of an entry of this kind, a name in `kinds`. */
    reference?: string
    /** People read the value: as text that is checked for spelling, or as a name. */
    prose?: 'text' | 'name'
    /** The form of a new entry fills the field in, out of sight. */
    isGenerated?: boolean
    /** New entries get its multiples, so that others fit in between. 1 by default. */
    step?: number
    /** The form of a new entry has the present day here. */
    isToday?: boolean
    /** No form asks for the value. */
    isHidden?: boolean
    /** A closed group in a form is named by the value, although it may be missing. */
    inSummary?: boolean
    /** Takes the place of a fact that isn't known yet: `Name Surname`, `+977 1 000 0000`. */
    neutral?: string | undefined
  }
}

/**
 * The lists of a mapping that flag fields of it: words that the institute has to confirm, and facts
 * that it has to supply. The check takes them out of the data, so no component sees them.
 */
export const flags = {
  toConfirm: 'Fields of this group whose words have still to be confirmed.',
  toSupply: 'Fields of this group whose facts have still to be supplied.',
} as const

export type FlagName = keyof typeof flags
export const isFlag = (name: string): name is FlagName => Object.hasOwn(flags, name)

/** A group of fields, which takes no others. Its fields can be flagged. */
export function mapping<S extends z.core.$ZodShape>(shape: S): z.ZodObject<S, z.core.$strict> {
  const name = z.enum(Object.keys(shape), {
    error: 'the name of a field that is in the same group',
  })
  const flag = (description: string) => z.array(name).optional().meta({ description })
  const { toConfirm, toSupply } = flags
  return z.strictObject({ ...shape, toConfirm: flag(toConfirm), toSupply: flag(toSupply) })
}

/** Plain text on one line, trimmed, of 1 to `max` characters. */
export const line = (max: number, description: string, example?: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n\r]*$/, 'one line only')
    .meta({ description, prose: 'text', example })

/** A name on one line, of a person, a place or an organisation: spelled as its owner spells it. */
export const name = (max: number, description: string, neutral?: string) =>
  line(max, description).meta({ prose: 'name', neutral })

const online = /^(?:online|on-line|virtual|zoom|google meet|अनलाइन)(?![\p{L}\p{M}])/iu

/** Where people meet. `mode` says that something is online. */
export const place = (description: string) =>
  line(60, description).refine((written) => !online.test(written), {
    error: 'a place where people meet; online is `mode: online`',
  })

export const mode = z
  .enum(['on site', 'online', 'blended'])
  .optional()
  .meta({ description: 'How it is held.' })

/** Plain text that may be a short paragraph, of 1 to `max` characters. */
export const text = (max: number, description: string) =>
  z.string().trim().min(1).max(max).meta({ description, prose: 'text' })

/** A number as people type it. A text that `typedNumber` doesn't understand is a fault. */
export const numeric = <S extends z.ZodNumber>(number: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (typedNumber(value) ?? value) : value),
    number,
  )

/** A year AD from 1900 to 2056. */
export const year = (description: string) =>
  numeric(
    z.int().min(1900).max(2056, { error: 'a year AD such as 2012, not of Bikram Sambat' }),
  ).meta({ description, example: '2012' })

/** A route of this site (`/contact`, `/programs#slug`) or an https address. */
export const link = (description: string) =>
  z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'an address such as /contact or https://example.org')
    .meta({ description, link: true, example: '/contact' })

/** An https address. `expected` says how it has to be written; undefined if it is right. */
export const httpsUrl = (
  description: string,
  example = 'https://example.org/page',
  expected = expectedOfHttps,
) =>
  z
    .url({
      protocol: /^https$/,
      error: ({ input }) =>
        expected(String(input).replace(/^http:/i, 'https:')) ??
        'an address that begins with https://',
      abort: true,
    })
    .refine((address) => expected(address) === undefined, {
      error: ({ input }) => expected(String(input)),
    })
    .meta({ description, example, neutral: example })

const notInAd = 'a day of the years 2000 to 2069 AD, not of Bikram Sambat'
const isInAd = (day: unknown) => !/^(?!20[0-6])\d{4}-/.test(String(day))

/** A day of the calendar as text, without time and time zone. */
export const calendarDate = (description: string) =>
  z.iso
    .date({
      error: ({ input }) => (isInAd(input) ? 'a date such as 2027-01-31' : notInAd),
      abort: true,
    })
    .refine(isInAd, { error: notInAd })
    .meta({ description, example: '2027-01-31' })

/** A field of translations alone. */
export const comparedOn = calendarDate(
  'The day until which no change of the English words asks for another translation.',
)

type Report = (message: string, ...path: (string | number)[]) => void

/** A check of values of a shape. It runs even if other fields are invalid, so that one run reports everything. */
export const checkOf = <T>(shape: z.ZodType<T>, check: (value: T, report: Report) => void) =>
  z.superRefine<unknown>(
    (value, { addIssue }) =>
      check(shape.parse(value), (message, ...path) => addIssue({ code: 'custom', message, path })),
    { when: ({ value }) => shape.safeParse(value).success },
  )

/** A check of mappings with two days: the first isn't after the last. The fault is at the field `at`. */
export function daysInOrder(first: string, last: string, at: string) {
  const days = z.object({ [first]: z.iso.date(), [last]: z.iso.date() })
  const [other, where] = at === last ? [first, 'a later'] : [last, 'an earlier']
  return checkOf(days, ({ [first]: early = '', [last]: late = '', [other]: day }, report) => {
    if (early > late) report(`${day}, the day of \`${other}\`, or ${where} one`, at)
  })
}

/** A check of mappings with a mode and a place. */
export const noPlaceOnline = checkOf(
  z.object({ mode: z.literal('online'), place: z.string() }),
  (_, report) => report('no place for something that is online; `mode: blended` has both', 'place'),
)

export const formerAddress = z
  .string()
  .regex(
    /^(?:\/[\w-]+)+$/,
    'an address such as /old-name: letters a to z, digits and hyphens after a /, with neither .html nor / at its end',
  )
  .meta({ example: '/old-name' })

/** The addresses that a page or program had before its file got its present name. */
export const formerly = z.array(formerAddress).max(20).optional().meta({
  description: 'Its addresses before the file was renamed; they lead to the present one.',
  example: '[/old-name]',
})

/** The language of a page that exists in no other. Nepali words on English pages are marked automatically. */
export const language = z
  .enum(['en', ...translations])
  .optional()
  .meta({
    description:
      'The language, if it is Nepali (ne); Nepali words on an English page need nothing.',
    example: 'ne',
  })

export const order = numeric(z.int().min(1).max(99_999)).meta({
  description:
    'Its place in the list; the lowest number comes first. Numbers are in tens, so that 15 puts an entry between 10 and 20.',
  example: '10',
  step: 10,
})

export const currency = (description: string) =>
  z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: 'a currency in capital letters: NPR, INR, USD, EUR',
    })
    .meta({ description, example: 'NPR' })

const pixels = (description: string) =>
  numeric(z.int().min(1).max(10000)).optional().meta({ description, isHidden: true })

/**
 * A file under public/ (`/images/team.jpg`) or an https address, with `alt` or marked as decorative.
 * `shownAt` is the width of a picture that fills a box.
 */
export const picture = (description: string, shownAt?: number) =>
  mapping({
    src: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'a file such as /images/team.jpg or an https address')
      .meta({
        description: 'A picture (in the file, its path under public/), or an https address.',
        example: '/images/team.jpg',
        file: 'image',
        shownAt,
      }),
    alt: line(160, 'What the picture shows, for people who cannot see it.').optional(),
    decorative: z.literal(true).optional().meta({
      description: 'True, instead of `alt`, if the picture carries no information.',
    }),
    width: pixels('Width in pixels.'),
    height: pixels('Height in pixels.'),
    focus: z
      .string()
      .regex(/^(?:left|right|top|bottom|(?:100|\d{1,2})% (?:100|\d{1,2})%)$/, {
        error: 'left, right, top, bottom, or a point from the left and the top such as 30% 40%',
      })
      .optional()
      .meta({
        description: 'What must not be cut where the picture fills a box; else its middle.',
        example: '30% 40%',
      }),
  })
    .refine((value) => (value.alt === undefined) !== (value.decorative === undefined), {
      error: 'either `alt` (what the picture shows) or `decorative: true`',
    })
    .meta({ description })

/** A picture of a person. The page shows a woven medallion in place of a missing one. */
export const portrait = picture(
  'A portrait; without it a woven medallion is shown.',
  240,
).optional()

/** The picture of a hero, which takes half of a wide window. */
export const heroPicture = (description: string) => picture(description, 960).optional()

export type Picture = z.infer<ReturnType<typeof picture>>

/** The weaving of a page or program. The slug decides the parts that are missing. */
export const artwork = mapping({
  hour: z.enum(hours).optional().meta({ description: 'The palette of the weaving.' }),
  composition: z.enum(compositions).optional().meta({
    description:
      'The arrangement of the summits (range is for cards only), or a scene in front of them.',
  }),
}).meta({ description: 'Chooses the woven picture; without it the file name decides.' })

export const button = (description: string) =>
  mapping({ label: line(40, 'The words on the button.'), to: link('Where it leads.') }).meta({
    description,
  })

export const titledText = (description: string) =>
  mapping({
    title: line(60, 'A few words.'),
    text: line(200, 'One sentence.'),
  }).meta({ description })

export const sectionHead = {
  heading: line(60, 'The heading of the section.'),
  lead: line(200, 'One or two sentences below the heading.').optional(),
}
