import { formatOf, type Shape } from '#components/admin/format.ts'
import { type CollectionKind, collectionKinds, kindOf, kinds } from '#content/kinds/table.ts'
import { type Field, layoutsOf } from '#scripts/read/fields/index.ts'

/** The name of the format of a kind, or of the pages with one layout. */
export const shapeName = (kind: CollectionKind, layout = ''): string =>
  formatOf(kinds[kind].collection + (layout === '' ? '' : `-${layout}`))

/** The shapes of all formats by their names. */
export const shapes = (): Record<string, Shape> =>
  Object.fromEntries(
    collectionKinds.flatMap((kind) => {
      const unique: readonly string[] = kinds[kind].unique
      return layoutsOf(kind).map(({ layout, group: { fields } }) => {
        const shape = {
          fields: fields.map(({ name }) => name),
          choices: fieldNames(fields, ({ type, values }) => type === 'group' && values.length > 0),
          numbers: fieldNames(fields, ({ type }) => type === 'number'),
          generated: Object.fromEntries(
            fields.flatMap(({ name, item }) => {
              const field = item?.fields.find(({ meta }) => meta.isGenerated)
              return field ? [[name, field.name]] : []
            }),
          ),
          listed: kindOf(kind).inEditor?.listed ?? [],
          steps: Object.fromEntries(
            fields
              .filter(({ name, type }) => type === 'number' && unique.includes(name))
              .map(({ name, meta: { step = 1 } }) => [name, step]),
          ),
        }
        return [shapeName(kind, layout), shape]
      })
    }),
  )

/** The names of some fields, at any depth, each once. */
function fieldNames(fields: readonly Field[], is: (field: Field) => boolean): string[] {
  const names = fields.flatMap((field) => [
    ...(is(field) ? [field.name] : []),
    ...fieldNames(field.item?.fields ?? field.fields, is),
  ])
  return [...new Set(names)]
}
