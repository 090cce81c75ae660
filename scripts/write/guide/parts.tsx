import { isValidElement, type ReactNode } from 'react'
import { href } from '#components/href.ts'
import { Body } from '#components/mdx/Body.tsx'
import { components } from '#content/schema/components.ts'
import { parts } from '#content/schema/fields.ts'
import { type KindName, kindNames, kinds } from '#content/schema/kinds.ts'
import { notFoundRoute, routeOf } from '#content/schema/routes.ts'
import {
  type Document,
  anchorsOf,
  compare,
  rules,
  slugsByKind,
  unwrap,
  valueAt,
} from '#scripts/content/index.ts'
import { compileBody } from '#scripts/content/markdown.ts'
import { type Field, describe, layoutsOf } from '../describe/index.ts'
import { FieldRows, Rows, Words } from './fields.tsx'

type CodeProps = { readonly className?: string; readonly children?: ReactNode }

/** A block of code. Below Markdown it shows what visitors see of it. */
export function Pre({ children }: { children?: ReactNode }) {
  if (isValidElement<CodeProps>(children) && children.props.className === 'language-mdx')
    return <Example text={String(children.props.children).trimEnd()} />
  return <pre>{children}</pre>
}

/** What a writer types, and what a visitor sees of it: rendered as the text of every page. */
function Example({ text }: { text: string }) {
  const { tree, diagnostics } = compileBody(text)
  const [diagnostic] = diagnostics
  if (!tree || diagnostic) throw new Error(`The example ${text}: ${diagnostic?.message}`)
  return (
    <div className="example">
      <pre>
        <code>{text}</code>
      </pre>
      <div className="prose">
        <Body of={{ body: { tree } }} />
      </div>
    </div>
  )
}

const textBelow = {
  required: 'The text is below the second line of ---.',
  allowed: 'There can be a text below the second line of ---.',
  none: 'It has fields only.',
} as const

/** Every kind of file with its fields. */
export const Kinds = () => kindNames.map((kind) => <Kind key={kind} kind={kind} />)

function Kind({ kind }: { kind: KindName }) {
  const { title, folder, extension, schema, body, unique } = kinds[kind]
  const layouts = layoutsOf(kind)
  const shared = sharedFields(layouts.map(({ group }) => group))
  const names = new Set(shared.map(({ name }) => name))
  return (
    <>
      <h3 id={kind}>{title}</h3>
      <p>
        <Words text={unwrap(schema).meta.description ?? ''} /> In{' '}
        <code>{extension === 'yaml' ? `${folder}/${kind}.yaml` : `${folder}/`}</code>.{' '}
        {textBelow[body]}
        {unique.length > 0 && ` No two files have the same ${unique.join(', or the same ')}.`}
      </p>
      <table className="fields">
        <tbody>
          <FieldRows fields={shared} id={kind} />
        </tbody>
        {layouts.length > 1 &&
          layouts.map(({ layout, group }) => (
            <tbody key={layout} id={`${kind}-${layout}`}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <code>layout: {layout}</code> {group.description}
                </th>
              </tr>
              <FieldRows
                fields={group.fields.filter(({ name }) => !names.has(name))}
                id={`${kind}-${layout}`}
              />
            </tbody>
          ))}
      </table>
    </>
  )
}

/** The fields that all groups have in the same form. */
function sharedFields([first, ...rest]: readonly Field[]): Field[] {
  const others = rest.map(({ fields }) => new Set(fields.map((field) => JSON.stringify(field))))
  return (first?.fields ?? []).filter((field) =>
    others.every((fields) => fields.has(JSON.stringify(field))),
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
  ...[...field.fields, ...(field.item ? [field.item] : [])].flatMap(groupsIn),
]

const FieldTable = (props: { fields: readonly Field[]; id: string }) =>
  props.fields.length > 0 && (
    <table className="fields">
      <tbody>
        <FieldRows {...props} />
      </tbody>
    </table>
  )

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

/** The pages that a link can lead to, and the places on each; the not-found page is none. */
export function Links({ documents }: { documents: readonly Document[] }) {
  const slugs = slugsByKind(documents)
  const pages = documents.flatMap((document) => {
    const address = routeOf(document)
    return address === undefined || address === notFoundRoute ? [] : [{ address, document }]
  })
  return (
    <ul className="places">
      {pages
        .toSorted((a, b) => compare(a.address, b.address))
        .map(({ address, document }) => (
          <li key={address}>
            <Address to={address} /> {String(valueAt(document.fields, ['title']) ?? '')}
            <ul>
              {Array.from(anchorsOf(document, slugs) ?? [], (id) => (
                <li key={id}>
                  <Address to={`${address}#${id}`} />{' '}
                  {document.body?.headings.find((heading) => heading.id === id)?.text}
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  )
}

const Address = ({ to }: { to: string }) => (
  <code>
    <a href={href(to)}>{to}</a>
  </code>
)

/** The rules of the check. */
export const Rules = () => (
  <table className="fields">
    <tbody>
      <Rows rows={Object.entries(rules).map(([name, words]) => ({ name, words }))} />
    </tbody>
  </table>
)

/** Words to type, in a row. */
export const Codes = ({ of }: { of: Iterable<string> }) => (
  <ul className="codes">
    {Array.from(of, (word) => (
      <li key={word}>
        <code>{word}</code>
      </li>
    ))}
  </ul>
)
