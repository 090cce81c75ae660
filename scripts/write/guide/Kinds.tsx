import { Fields } from './Fields.tsx'
import type { GroupWords, KindWords } from './kind-words.ts'
import { Source } from './Source.tsx'
import { Words } from './Words.tsx'

/** Every kind of file with its fields and a file of the site as its example. */
export const Kinds = ({ kinds }: { kinds: readonly KindWords[] }) =>
  kinds.map((kind) => <Kind key={kind.name} {...kind} />)

function Kind({ name, title, description, place, text, own, common, groups }: KindWords) {
  const isFile = !place.endsWith('/')
  return (
    <section aria-labelledby={name}>
      <h3 id={name}>{title}</h3>
      <p>
        <Words text={description} /> {isFile ? 'The file is' : 'Its files lie in'}{' '}
        <code>{place}</code>. {text} {own}
      </p>
      {!isFile && (
        <p>
          <code>npm run new -- {name}</code> writes a new one.
        </p>
      )}
      {common.length > 0 && (
        <>
          <h4 id={`${name}-common`}>Fields of every layout</h4>
          <Fields fields={common} id={name} />
        </>
      )}
      {groups.map((group) => (
        <Group key={group.name} kind={name} {...group} />
      ))}
    </section>
  )
}

function Group({ kind, name, description, fields, sample }: GroupWords & { kind: string }) {
  const id = name === '' ? kind : `${kind}-${name}`
  return (
    <>
      {name !== '' && (
        <>
          <h4 id={id}>Layout {name}</h4>
          <p>
            <Words text={description} />
          </p>
        </>
      )}
      <Fields fields={fields} id={id} />
      {sample && (
        <details>
          <summary>A whole file: {sample.path}</summary>
          <Source text={sample.text} />
        </details>
      )}
    </>
  )
}
