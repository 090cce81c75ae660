import { isValidElement, type ReactNode } from 'react'
import { href } from '#components/href.ts'
import { Body } from '#components/mdx/Body.tsx'
import { components } from '#content/schema/components.ts'
import { parts } from '#content/schema/fields.ts'
import { type KindName, kindNames, kinds } from '#content/schema/kinds.ts'
import { type Document, rules, unwrap, valueAt } from '#scripts/content/index.ts'
import { compileBody } from '#scripts/content/markdown.ts'
import { type Field, describe, layoutsOf } from '../describe/index.ts'
import { FieldTable, Words } from './fields.tsx'
import { linkTargets } from './link-targets.ts'

type CodeProps = { readonly className?: string; readonly children?: ReactNode }

/** A block of code. Next to Markdown it shows what visitors see of it. */
export function Pre({ children }: { children?: ReactNode }) {
  if (!isValidElement<CodeProps>(children)) return <pre>{children}</pre>
  const { className, children: text } = children.props
  return className === 'language-mdx' ? (
    <Example text={String(text).trimEnd()} />
  ) : (
    <pre>{children}</pre>
  )
}

/** What a writer types, and what a visitor sees of it: made as the text of every page is. */
function Example({ text }: { text: string }) {
  const { tree, diagnostics } = compileBody(text)
  const [fault] = diagnostics
  if (!tree || fault) throw new Error(`The example ${text} has a fault: ${fault?.message}`)
  return (
    <div className="example">
      <figure>
        <figcaption>You write</figcaption>
        <pre>
          <code>{text}</code>
        </pre>
      </figure>
      <figure>
        <figcaption>Visitors see</figcaption>
        <div className="prose">
          <Body of={{ body: { tree } }} />
        </div>
      </figure>
    </div>
  )
}

/** Every kind of file with its fields, and a file of the site as its example. */
export const Kinds = ({ documents }: { documents: readonly Document[] }) =>
  kindNames.map((kind) => <Kind key={kind} kind={kind} documents={documents} />)

const textBelow = {
  required: 'The text is below the second line of ---.',
  allowed: 'There can be a text below the second line of ---.',
  none: 'It has fields only.',
} as const

function Kind({ kind, documents }: { kind: KindName; documents: readonly Document[] }) {
  const { title, folder, extension, schema, body, unique } = kinds[kind]
  const place = extension === 'yaml' ? `${folder}/${kind}.${extension}` : `${folder}/`
  const all = layoutsOf(kind)
  const shared = all.length > 1 ? sharedFields(all.map(({ group }) => group)) : []
  const isShared = ({ name }: Field) => shared.some((field) => field.name === name)
  return (
    <section>
      <h3 id={kind}>{title}</h3>
      <p>
        <Words text={unwrap(schema).meta.description ?? ''} /> In <code>{place}</code>.{' '}
        {textBelow[body]}
        {unique.length > 0 && ` No two files have the same ${unique.join(', or the same ')}.`}
      </p>
      {shared.length > 0 && <h4>Fields of every layout</h4>}
      <FieldTable fields={shared} id={kind} />
      {all.map(({ layout, group }) => (
        <div key={layout}>
          {layout !== '' && <h4 id={`${kind}-${layout}`}>Layout {layout}</h4>}
          {layout !== '' && <p>{group.description}</p>}
          <FieldTable
            fields={group.fields.filter((field) => !isShared(field))}
            id={layout === '' ? kind : `${kind}-${layout}`}
          />
          <Sample documents={documents.filter((document) => hasLayout(document, kind, layout))} />
        </div>
      ))}
    </section>
  )
}

/** The fields that all groups have in the same form. */
const sharedFields = ([first, ...others]: readonly Field[]): Field[] =>
  (first?.fields ?? []).filter((field) => others.every((group) => hasField(group, field)))

const hasField = (group: Field, field: Field) =>
  group.fields.some((other) => JSON.stringify(other) === JSON.stringify(field))

const hasLayout = (document: Document, kind: KindName, layout: string) =>
  document.kind === kind && (layout === '' || valueAt(document.fields, ['layout']) === layout)

/** The shortest of some files. */
function Sample({ documents }: { documents: readonly Document[] }) {
  const [shortest] = documents.toSorted((a, b) => a.text.length - b.text.length)
  return (
    shortest && (
      <details>
        <summary>A whole file: {shortest.path}</summary>
        <pre>
          <code>{shortest.text.trimEnd()}</code>
        </pre>
      </details>
    )
  )
}

/** The groups that many fields share, each with its own fields. */
export function SharedGroups() {
  const groups = kindNames.flatMap(layoutsOf).flatMap(({ group }) => groupsIn(group))
  return Object.entries(parts).map(([name, description]) => (
    <section key={name}>
      <h3 id={`group-${name}`}>{name}</h3>
      <p>
        <Words text={description} />
      </p>
      <FieldTable
        fields={groups.find(({ part }) => part === name)?.fields ?? []}
        id={`group-${name}`}
      />
    </section>
  ))
}

const groupsIn = (field: Field): Field[] => [
  field,
  ...field.fields.flatMap(groupsIn),
  ...(field.item ? groupsIn(field.item) : []),
]

/** Every component that a text can use: what it is for, how it looks, and its props. */
export const Components = () =>
  Object.entries(components).map(([name, { description, example, children, props }]) => (
    <section key={name}>
      <h3 id={name}>{`<${name}>`}</h3>
      <p>
        {description} It is written {children ? 'around a text' : 'without a text'}.
      </p>
      <Example text={example} />
      <FieldTable fields={describe(props).fields} id={name} />
    </section>
  ))

/** The pages that a link may lead to, with the places on each. */
export const Links = ({ documents }: { documents: readonly Document[] }) => (
  <ul className="places">
    {linkTargets(documents).map(({ address, title, places }) => (
      <li key={address}>
        <Address to={address} /> {title}
        {places.length > 0 && (
          <ul>
            {places.map(({ id, words }) => (
              <li key={id}>
                <Address to={`${address}#${id}`} /> {words}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
)

const Address = ({ to }: { to: string }) => (
  <code>
    <a href={href(to)}>{to}</a>
  </code>
)

/** Addresses of the files in public/. */
export const Files = ({ names }: { names: readonly string[] }) => (
  <ul className="places">
    {names.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
)

/** The rules of the check. */
export const Rules = () => (
  <table className="fields">
    <thead>
      <tr>
        <th scope="col">Rule</th>
        <th scope="col">What it finds</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(rules).map(([id, words]) => (
        <tr key={id}>
          <th scope="row">
            <code>{id}</code>
          </th>
          <td>{words}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Words to type, in a row. */
export const Codes = ({ of }: { of: ReadonlySet<string> }) =>
  Array.from(of, (word, index) => (
    <span key={word}>
      {index === 0 ? '' : ', '}
      <code>{word}</code>
    </span>
  ))
