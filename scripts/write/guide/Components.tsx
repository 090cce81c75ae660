import type { ReactNode } from 'react'
import { components } from '#content/schema/components.ts'
import { propNotation } from '#scripts/content/index.ts'
import { Fields } from './Fields.tsx'
import { fieldsOf } from './field-words.ts'
import { SourceAndLook } from './Source.tsx'

/** Every component of MDX: what it is for, its example as it looks, and its props. */
export const Components = ({ looks }: { looks: ReadonlyMap<string, ReactNode> }) =>
  Object.entries(components).map(([name, { description, example, children, props }]) => {
    const fields = fieldsOf(props)
    return (
      <section key={name} aria-labelledby={name}>
        <h3 id={name}>{`<${name}>`}</h3>
        <p>
          {description}{' '}
          {children
            ? `It stands around text: between <${name}> and </${name}>.`
            : `It stands alone: <${name} … />.`}
        </p>
        <SourceAndLook text={example}>{looks.get(example)}</SourceAndLook>
        {fields.length > 0 && <Fields fields={fields} id={name} notation={propNotation} />}
      </section>
    )
  })
