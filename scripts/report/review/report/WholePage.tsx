import type { PageFacts } from '../page-facts.ts'
import { idOf } from './id-of.ts'
import { inRow } from './in-row.ts'

type Props = { page: PageFacts; kind: 'added' | 'removed' }

/** A page that is only in one of the two builds. */
export function WholePage({ page, kind }: Props) {
  const block = (text: string) => <p>{kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>}</p>
  return (
    <section id={idOf(page.route)}>
      <h2>
        <code>{page.route}</code> <span className="kind">{kind}</span>
      </h2>
      <p>{page.title}</p>
      <p className="same">{page.meta.get('description')}</p>
      <div className="text">{inRow(page.main.map(block))}</div>
    </section>
  )
}
