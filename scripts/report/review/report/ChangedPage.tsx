import type { PageChange } from '../compare-sites.ts'
import type { Photo } from '../photograph.ts'
import { whatOf } from '../review.ts'
import { idOf } from './id-of.ts'
import { Lines } from './Lines.tsx'
import { Photos } from './Photos.tsx'
import { Text } from './Text.tsx'

type Props = { page: PageChange; photos: readonly Photo[] | undefined }

/** What is different about a page: its words, its look, what machines read of it. */
export function ChangedPage({ page, photos }: Props) {
  const { route, title, text, meta, jsonLd, links } = page
  return (
    <section id={idOf(route)}>
      <h2>
        <code>{route}</code> <span className="kind">{whatOf(page)}</span>
      </h2>
      <p>{title.after}</p>
      <Text changes={text} />
      <Photos photos={photos} />
      <Metadata meta={meta} />
      <Lines title="Links" changes={links} />
      <Lines title="Structured data" changes={jsonLd} />
    </section>
  )
}

function Metadata({ meta }: Pick<PageChange, 'meta'>) {
  if (meta.length === 0) return null
  return (
    <>
      <h3>Metadata</h3>
      <dl>
        {meta.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            {before !== undefined && (
              <dd>
                <del>{before}</del>
              </dd>
            )}
            {after !== undefined && (
              <dd>
                <ins>{after}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}
