import { parts } from '#content/schema/fields.ts'
import { type Notation, yamlNotation } from '#scripts/content/index.ts'
import type { FieldWords } from './field-words.ts'
import { galleryOf } from './galleries.ts'
import { Words } from './Words.tsx'

type Props = {
  fields: readonly FieldWords[]
  /** Where the fields stand: the beginning of their ids. */
  id: string
  /** How an example is written: as a field, or as a prop. */
  notation?: Notation
}

/** Fields with what each is for and takes; the fields of a group stand below it, further in. */
export function Fields({ fields, id, notation = yamlNotation }: Props) {
  return (
    <dl className="fields">
      {fields.map((field) => (
        <div key={field.name} id={`${id}-${field.name}`}>
          <dt>
            <code>{field.name}</code>
            <span className={field.isRequired ? 'required' : 'optional'}>
              {field.isRequired ? 'required' : 'may be left out'}
            </span>
          </dt>
          <dd>
            <p>
              <Words text={field.description} /> <Takes field={field} />
            </p>
            <Example field={field} notation={notation} />
            {field.fields.length > 0 && (
              <Fields fields={field.fields} id={`${id}-${field.name}`} notation={notation} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Takes({ field: { takes, values, part, fallback } }: { field: FieldWords }) {
  const gallery = galleryOf(values)
  return (
    <>
      {`${takes[0]?.toUpperCase()}${takes.slice(1)}`}
      {values.length > 1 && <Values of={values} />}
      {part !== undefined && part in parts && (
        <>
          : <a href={`#part-${part}`}>see {part}</a>
        </>
      )}
      {gallery && (
        <>
          {' '}
          (<a href={`#${gallery.id}`}>with pictures</a>)
        </>
      )}
      .{fallback !== undefined && ` Without it: ${fallback}.`}
    </>
  )
}

const Values = ({ of }: { of: readonly string[] }) =>
  of.map((value, index) => (
    <span key={value}>
      {index === 0 ? ' ' : ', '}
      <code>{value}</code>
    </span>
  ))

type ExampleProps = { field: FieldWords; notation: Notation }

function Example({ field: { name, example, takes }, notation }: ExampleProps) {
  if (example === undefined) return null
  const value = takes.includes('number') && /^\d+$/.test(example) ? Number(example) : example
  return (
    <p>
      For example <code>{notation(name, value)}</code>
    </p>
  )
}
