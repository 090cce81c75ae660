import { Fragment, isValidElement, type ReactNode } from 'react'
import { href } from '#components/href.ts'
import { Body, Prose } from '#components/mdx/Body.tsx'
import { components } from '#content/schema/components.ts'
import { notFoundRoute, routeOf } from '#content/schema/routes.ts'
import type { Document } from '#scripts/content/documents/index.ts'
import { anchorsOf, entriesByKind } from '#scripts/content/site-map/index.ts'
import { compare } from '#scripts/content/diagnostics/index.ts'
import { describe, explain, valueAt } from '#scripts/content/fields/index.ts'
import { compileBody } from '#scripts/content/markdown/index.ts'

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

/** Every component that a text can use: what it is for, how it looks, and its props. */
export const Components = () =>
  Object.entries(components).map(([name, { description, example, props }]) => (
    <Fragment key={name}>
      <h3 id={name}>{`<${name}>`}</h3>
      <p>{description}</p>
      <Example text={example} />
      <Terms
        of={describe(props).fields.map((prop) => [
          prop.name,
          (prop.isRequired ? '' : 'Optional. ') + explain(prop),
        ])}
      />
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
