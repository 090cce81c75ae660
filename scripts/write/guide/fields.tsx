import type { ReactNode } from 'react'
import { explain, type Field } from '../describe/index.ts'
import { galleryOf } from './pictures.tsx'

export type Row = {
  readonly id?: string
  readonly name: string
  readonly isOptional?: boolean
  readonly words: ReactNode
}

/** The rows of a table: what a writer types, and what it means. */
export const Rows = ({ rows }: { rows: readonly Row[] }) =>
  rows.map(({ id, name, isOptional, words }) => (
    <tr key={name} id={id}>
      <th scope="row">
        <code>{name}</code> {isOptional && <small>optional</small>}
      </th>
      <td>{words}</td>
    </tr>
  ))

/** A row for each field and the fields of its groups, by dotted paths; `id` is the beginning of their ids. */
export const FieldRows = ({ fields, id }: { fields: readonly Field[]; id: string }) => (
  <Rows
    rows={fields
      .flatMap((field) => nested(field))
      .map(({ path, field }) => ({
        id: `${id}-${path.replace('.-', '').replaceAll('.', '-')}`,
        name: path,
        isOptional: !field.isRequired,
        words: <FieldWords field={field} />,
      }))}
  />
)

/** The fields of a shared group are in a table of their own. */
function nested(field: Field, above = ''): { path: string; field: Field }[] {
  const { fields, part } = field.item ?? field
  const path = `${above}${field.name}`
  const prefix = field.item ? `${path}.-.` : `${path}.`
  const inner = part === undefined ? fields : []
  return [{ path, field }, ...inner.flatMap((each) => nested(each, prefix))]
}

function FieldWords({ field }: { field: Field }) {
  const { item } = field
  const { type, description, values, part } = item ?? field
  const gallery = galleryOf(values)
  const ofEntry = item && (type === 'group' ? description : explain(item))
  return (
    <>
      <Words text={explain(field)} /> {ofEntry && <Words text={`Each entry: ${ofEntry}`} />}{' '}
      {part && <a href={`#group-${part}`}>Its fields</a>}
      {gallery && <a href={`#${gallery}`}>Pictures</a>}
    </>
  )
}

/** Text in which `this` is something to type. */
export const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
