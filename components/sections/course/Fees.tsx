import { courseStrings as strings } from '#components/strings.ts'
import type { Program } from '#content/schema/program.ts'
import { coveredBy, feeParts, feeWords } from './words.ts'

/** What a program costs: its parts with the days on which they are due, and the total. */
export function FeeTable({ program }: { program: Program }) {
  const covers = coveredBy(program)
  const parts = feeParts(program)
  const total = feeWords(program)
  return (
    <div className="max-w-[34em]">
      {parts.length > 0 ? (
        <table className="fee-table">
          <tbody>
            {parts.map(({ name, amount, due, refundable }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {due !== undefined && <span>{strings.due(due)}</span>}
                  {refundable && <span>{strings.refundable}</span>}
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{strings.total}</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p className="font-semibold text-ink-900">{total ?? strings.onRequest}</p>
      )}
      {covers !== undefined && <p className="mt-2">{strings.covers(covers)}</p>}
    </div>
  )
}

/** Who recognises the certificate, what that means, and where one can look it up. */
export function Recognition({ of }: { of: NonNullable<Program['recognition']> }) {
  return (
    <dl className="grid max-w-[34em] gap-4">
      {of.map(({ by, says, link }) => (
        <div key={by}>
          <dt className="font-semibold text-ink-900">
            {link === undefined ? by : <a href={link}>{by}</a>}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
