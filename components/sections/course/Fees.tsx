import { Prose } from '#components/mdx/Body.tsx'
import { Table } from '#components/mdx/registry.tsx'
import { courseStrings as strings } from '#components/strings.ts'
import type { Program } from '#content/schema/program.ts'
import { coveredBy, feeParts, feeWords } from './words.ts'

/** What a program costs: its parts with the days on which they are due, and the total. */
export function FeeTable({ program }: { program: Program }) {
  const covers = coveredBy(program)
  const parts = feeParts(program)
  const total = feeWords(program)
  return (
    <Prose>
      {parts.length > 0 ? (
        <Table className="w-full">
          <tbody>
            {parts.map(({ name, amount, due, refundable }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {due !== undefined && <Note>{strings.due(due)}</Note>}
                  {refundable && <Note>{strings.refundable}</Note>}
                </th>
                <td data-align="right">{amount}</td>
              </tr>
            ))}
            <tr className="font-semibold text-ink-900">
              <th scope="row">{strings.total}</th>
              <td data-align="right">{total}</td>
            </tr>
          </tbody>
        </Table>
      ) : (
        <p className="font-semibold text-ink-900">{total ?? strings.onRequest}</p>
      )}
      {covers !== undefined && <p>{strings.covers(covers)}</p>}
    </Prose>
  )
}

const Note = ({ children }: { children: string }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)

/** Who recognises the certificate, what that means, and where one can look it up. */
export function Recognition({ of }: { of: NonNullable<Program['recognition']> }) {
  return (
    <dl className="grid gap-4">
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
