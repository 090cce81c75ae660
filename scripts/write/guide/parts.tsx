import { Fragment, isValidElement, type ReactNode } from 'react'
import { href } from '#components/href.ts'
import { Body } from '#components/mdx/Body.tsx'
import { Prose } from '#components/mdx/Prose.tsx'
import { components } from '#content/schema/components.ts'
import { isFlag } from '#content/schema/fields.ts'
import { kindNames, kinds } from '#content/schema/kinds.ts'
import { notFoundRoute, routeOf } from '#content/schema/routes.ts'
import {
  type Document,
  type Field,
  anchorsOf,
  compare,
  describe,
  entriesByKind,
  explain,
  layoutsOf,
  valueAt,
} from '#scripts/content/index.ts'
import { compileBody } from '#scripts/content/markdown.ts'
import { galleryOf } from './pictures.tsx'

/** Something to type; an address is a link. */
const Code = ({ of }: { of: string }) => (
  <code>{of.startsWith('/') ? <a href={href(of)}>{of}</a> : of}</code>
)

/** Words to type, in a row. */
export const Codes = ({ of }: { of: Iterable<string> }) => (
  <div className="flex flex-wrap gap-x-4 gap-y-1">
    {Array.from(of, (word) => (
      <Code key={word} of={word} />
    ))}
  </div>
)

/** What a writer types, and what it means. */
export const Terms = ({ of }: { of: readonly (readonly [name: string, words: ReactNode])[] }) => (
  <dl>
    {of.map(([name, words]) => (
      <div key={name} className="gap-4 border-t border-line py-2 md:grid md:grid-cols-[12rem_1fr]">
        <dt>
          <Code of={name} />
        </dt>
        <dd className="pl-4 md:pl-0">{words}</dd>
      </div>
    ))}
  </dl>
)

type CodeProps = { readonly className?: string; readonly children?: ReactNode }

/** A block of code. Below a block of Markdown, shows what visitors see of it. */
export function Pre({ children }: { children?: ReactNode }) {
  if (isValidElement<CodeProps>(children) && children.props.className === 'language-mdx')
    return <Example text={String(children.props.children).trimEnd()} />
  return <pre>{children}</pre>
}

/** What a writer types, and what a visitor sees of it, rendered in the same way as a page. */
function Example({ text }: { text: string }) {
  const { tree } = compileBody(text)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <pre>
        <code>{text}</code>
      </pre>
      <Prose>{tree && <Body of={{ body: { tree } }} />}</Prose>
    </div>
  )
}

const textBelow = {
  required: 'The text is below the second line of ---.',
  allowed: 'There can be a text below the second line of ---.',
  none: 'It has fields only.',
} as const

/** Every kind of file with its fields. */
export const Kinds = () =>
  kindNames.map((kind) => {
    const { title, folder, extension, schema, body, unique } = kinds[kind]
    return (
      <Fragment key={kind}>
        <h3 id={kind}>{title}</h3>
        <p>
          <Words text={describe(schema).description} /> In{' '}
          <code>{extension === 'yaml' ? `${folder}/${kind}.yaml` : `${folder}/`}</code>.{' '}
          {textBelow[body]}
          {unique.length > 0 && ` No two files have the same ${unique.join(', or the same ')}.`}
        </p>
        <Fields of={fieldsOf(layoutsOf(kind))} />
      </Fragment>
    )
  })

/** The fields of a kind. Below those that all layouts have in the same form are the layouts with their own. */
function fieldsOf(layouts: ReturnType<typeof layoutsOf>): readonly Field[] {
  const [first, ...others] = layouts.map(({ group }) => group.fields)
  if (!first || others.length === 0) return first ?? []
  const isShared = (field: Field) =>
    others.every((fields) =>
      fields.some((other) => JSON.stringify(other) === JSON.stringify(field)),
    )
  const shared = first.filter(isShared)
  const known = new Set(['layout', ...shared.map(({ name }) => name)])
  const own = layouts.map(({ layout, group }) => ({
    ...group,
    name: `layout: ${layout}`,
    fields: group.fields.filter(({ name }) => !known.has(name)),
  }))
  return [...shared, ...own]
}

/** What each field takes, with the fields of groups below. */
function Fields({ of }: { of: readonly Field[] }) {
  return (
    <Terms
      of={of
        .filter(({ name }) => !isFlag(name))
        .map((field) => [field.name, <FieldWords key={field.name} field={field} />])}
    />
  )
}

function FieldWords({ field }: { field: Field }) {
  const { isRequired, item } = field
  const gallery = galleryOf.get(field.name)
  const words = [
    isRequired ? '' : 'Optional. ',
    explain(field),
    item ? ` Each entry: ${explain(item)}` : '',
  ]
  const { fields } = item ?? field
  return (
    <>
      <Words text={words.join('')} /> {gallery && <a href={`#${gallery}`}>Pictures</a>}
      {fields.length > 0 && <Fields of={fields} />}
    </>
  )
}

/** Text in which `this` is something to type. */
const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })

/** Every component that a text can use: what it is for, how it looks, and its props. */
export const Components = () =>
  Object.entries(components).map(([name, { description, example, props }]) => (
    <Fragment key={name}>
      <h3 id={name}>{`<${name}>`}</h3>
      <p>{description}</p>
      <Example text={example} />
      <Fields of={describe(props).fields} />
    </Fragment>
  ))

/** The pages that a link can lead to, without the not-found page, and the places on each. */
export function Links({ documents }: { documents: readonly Document[] }) {
  const entries = entriesByKind(documents)
  const rows = documents.flatMap((document) => {
    const address = routeOf(document)
    if (address === undefined || address === notFoundRoute) return []
    const places = Array.from(anchorsOf(document, entries) ?? [], (id) => `${address}#${id}`)
    const words = (
      <>
        {String(valueAt(document.fields, ['title']) ?? '')}
        <Codes of={places} />
      </>
    )
    return [[address, words] as const]
  })
  return <Terms of={rows.toSorted(([a], [b]) => compare(a, b))} />
}
