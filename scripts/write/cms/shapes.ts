import { formatOf, type Shape } from '#components/admin/format.ts'
import { type CollectionKind, collectionKinds, kinds } from '#content/schema/kinds.ts'
import { type Field, layoutsOf } from '#scripts/content/fields/index.ts'

/** The name of the format of a kind, or of the pages with one layout. */
export const shapeName = (kind: CollectionKind, layout = ''): string =>
  formatOf(kinds[kind].collection + (layout === '' ? '' : `-${layout}`))

/** What the files of each format look like. */
export const shapes = (): Record<string, Shape> =>
  Object.fromEntries(
    collectionKinds.flatMap((kind) => {
      const unique: readonly string[] = kinds[kind].unique
      return layoutsOf(kind).map(({ layout, group: { fields } }) => {
        const numbers = fields.filter(
          ({ name, type }) => type === 'number' && unique.includes(name),
        )
        const shape = {
          fields: fields.map(({ name }) => name),
          choices: choicesIn(fields),
          numbers: numbers.map(({ name }) => name),
        }
        return [shapeName(kind, layout), shape]
      })
    }),
  )

const choicesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ name, type, values, fields: inner, item }) => [
    ...(type === 'group' && values.length > 0 ? [name] : []),
    ...choicesIn(item?.fields ?? inner),
  ])
