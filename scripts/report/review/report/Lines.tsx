import type { LineChange } from '../compare-sites.ts'
import { inRow } from './in-row.ts'

type Props = { title: string; changes: readonly LineChange[] }

/** Lines that are gone or new; many of them are folded. */
export function Lines({ title, changes }: Props) {
  if (changes.length === 0) return null
  return (
    <details open={changes.length <= 12}>
      <summary>
        {title}: {changes.length}
      </summary>
      <pre>{inRow(changes.map(line))}</pre>
    </details>
  )
}

const line = ({ kind, text }: LineChange) =>
  kind === 'out' ? <del>{`− ${text}\n`}</del> : <ins>{`+ ${text}\n`}</ins>
