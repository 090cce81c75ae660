import type * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import { page } from '#content/schema/page.ts'
import { objectsOf, valuesOf } from '#scripts/content/index.ts'

/** The kinds of which a writer can add one more. */
export const newKinds = ['program', 'highlight', 'testimonial', 'faq', 'partner', 'page'] as const
export type NewKind = (typeof newKinds)[number]

export const isNewKind = (word: string): word is NewKind => newKinds.some((kind) => kind === word)

/** The field whose words give a file its name. */
export const namingField: Readonly<Record<NewKind, string>> = {
  program: 'title',
  highlight: 'title',
  testimonial: 'name',
  faq: 'question',
  partner: 'name',
  page: 'title',
}

export const layouts: readonly string[] = page.options.flatMap(({ shape }) =>
  valuesOf(shape.layout),
)

/** The schema of a new entry; of a page it is that of its layout, undefined for an unknown one. */
export const schemaOf = (kind: NewKind, layout: string): z.ZodObject | undefined =>
  objectsOf(kinds[kind].schema, { layout })[0]
