import type { Field } from '../describe/index.ts'
import { galleryOf } from './pictures.tsx'

type Props = {
  fields: readonly Field[]
  /** The beginning of the rows' ids. */
  id: string
}

type Row = { readonly path: string; readonly field: Field }

/** A table of fields with what each is for and takes. Groups are told by their dotted paths. */
export function FieldTable({ fields, id }: Props) {
  if (fields.length === 0) return null
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is for, and what it takes</th>
        </tr>
      </thead>
      <tbody>
        {fields
          .flatMap((field) => rowsOf(field))
          .map(({ path, field }) => (
            <tr key={path} id={`${id}-${path.replaceAll('.', '-').replaceAll('---', '-')}`}>
              <th scope="row">
                <code>{path}</code>
                {!field.isRequired && <span>optional</span>}
              </th>
              <td>
                <Words text={field.description} /> <Takes field={field} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** A row for the field and each field below it; the fields of a shared group have their own table. */
function rowsOf(field: Field, above = ''): Row[] {
  const { fields, part } = field.item ?? field
  const path = `${above}${field.name}`
  const below = part === undefined ? fields : []
  const prefix = field.item ? `${path}.-.` : `${path}.`
  return [{ path, field }, ...below.flatMap((inner) => rowsOf(inner, prefix))]
}

function Takes({ field }: { field: Field }) {
  const { item, example, takes } = field
  const { values, part, pattern, type, description } = item ?? field
  const gallery = galleryOf(values)
  const words = wordsOf(item ?? field)
  const list = item && takes.replace(/, each entry on a line.*/, '')
  return (
    <>
      {item && <Words text={field.description === '' ? `${description} ` : ''} />}
      {capitalised(list === undefined ? words : `${list}, each ${words}`)}
      {type === 'text' && pattern !== undefined && pattern !== words && `, ${pattern}`}
      {part && (
        <>
          : see <a href={`#group-${part}`}>{part}</a>
        </>
      )}
      {gallery !== undefined && (
        <>
          {' '}
          (<a href={`#${gallery}`}>with pictures</a>)
        </>
      )}
      .
      {example !== undefined && !takes.includes(`such as ${example}`) && (
        <>
          {' '}
          For example <code>{example}</code>.
        </>
      )}
    </>
  )
}

function wordsOf({ type, values, takes }: Field): string {
  if (type === 'group') return 'a group of fields'
  return values.length === 1 ? `the word ${takes}` : takes
}

const capitalised = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** Text in which `this` is something to type. */
export const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
