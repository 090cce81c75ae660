import { Fragment, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { href } from '#components/href.ts'
import { Body, Prose } from '#components/mdx/Body.tsx'
import { components } from '#content/schema/components.ts'
import type { Rule } from '#scripts/check/rule.ts'
import { table } from '#scripts/check/table.ts'
import { describe } from '#scripts/read/fields/index.ts'
import { compileBody } from '#scripts/read/markdown/index.ts'
import Guide from './guide.mdx'

/** The writers' guide as an HTML document, with the components and rules as they are now. */
export const guideHtml = () =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Writing for this site</title>
        <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={href('/scripts/write/guide/guide.css')} />
      </head>
      <body className="guide">
        <main className="prose">
          <Guide components={{ pre: Pre }} />
        </main>
      </body>
    </html>,
  )}`

/** A list of names with their meanings. */
const Terms = ({ of }: { of: readonly (readonly [name: string, meaning: string])[] }) => (
  <dl>
    {of.map(([name, meaning]) => (
      <Fragment key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>{meaning}</dd>
      </Fragment>
    ))}
  </dl>
)

/** Each component that a text can use: its purpose, its look and its props. */
export const Components = () =>
  Object.entries(components).map(([name, { description, example, props }]) => (
    <Fragment key={name}>
      <h3 id={name}>{`<${name}>`}</h3>
      <p>{description}</p>
      <Example text={example} />
      <Terms
        of={describe(props).fields.map(({ name: prop, description: use, isRequired, takes }) => [
          prop,
          `${use} ${isRequired ? '' : 'Optional, '}${takes()}.`,
        ])}
      />
    </Fragment>
  ))

/** Each rule of the check, with an example if it is about a text or a field. */
export const Rules = () => (
  <dl>
    {table.map(({ id, does, bad, good }) => (
      <Fragment key={id}>
        <dt>
          <code>{id}</code>
        </dt>
        <dd>
          {does}
          {!bad.files && !bad.before && <pre>{[bad, good].map(shown).join('\n')}</pre>}
        </dd>
      </Fragment>
    ))}
  </dl>
)

const shown = ({ fields, text = '' }: Rule['bad']) => (fields ?? text).replaceAll('‸', '')

type CodeProps = { readonly children?: ReactNode }

/** Shows a block of code in the guide as an example. */
const Pre = ({ children }: { children?: ReactNode }) =>
  isValidElement<CodeProps>(children) && <Example text={String(children.props.children).trim()} />

/** Shows Markdown, and below it the result, rendered as on a page. */
function Example({ text }: { text: string }) {
  const { tree } = compileBody(text)
  return (
    <>
      <pre>{text}</pre>
      <Prose>{tree && <Body of={{ body: { tree } }} />}</Prose>
    </>
  )
}
