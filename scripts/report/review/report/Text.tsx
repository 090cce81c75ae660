import type { TextChange, Words } from '../text-changes.ts'
import { inRow } from './in-row.ts'

/** Changed blocks of text with their words, and how many blocks between them are as before. */
export function Text({ changes }: { changes: readonly TextChange[] }) {
  if (changes.length === 0) return null
  return <div className="text">{inRow(changes.map(block))}</div>
}

function block(change: TextChange) {
  if ('same' in change) {
    const count = change.same === 1 ? '1 block' : `${change.same} blocks`
    return <p className="same">{count} as before</p>
  }
  return <p>{inRow(change.words.map(word))}</p>
}

function word({ kind, text }: Words) {
  if (kind === 'out') return <del>{text}</del>
  return kind === 'in' ? <ins>{text}</ins> : text
}
