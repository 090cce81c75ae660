import { Prose } from '#components/mdx/Body.tsx'
import { Table } from '#components/mdx/registry.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { Program } from '#content/schema/program.ts'
import { coveredBy, feeRows, feeWords } from './words.ts'

/** What a program costs: its parts with the days on which they are due, and the total. */
export function FeeTable({ program }: { program: Program }) {
  const locale = useLocale()
  const strings = locale.strings.course
  const rows = feeRows(program, locale)
  const covers = coveredBy(program)
  if (rows.length === 0)
    return (
      <Prose>
        <p className="font-semibold text-ink-900">
          {feeWords(program, locale) ?? strings.onRequest}
        </p>
        {covers !== undefined && <p>{strings.covers(covers)}</p>}
      </Prose>
    )
  return (
    <Prose>
      <Table className="w-full">
        <tbody>
          {rows.map(({ name, amount, due, note, isTotal }) => (
            <tr key={name} className={isTotal ? 'font-semibold text-ink-900' : undefined}>
              <th scope="row">
                {name}
                {due !== undefined && <Note>{strings.due(due)}</Note>}
                {note !== undefined && <Note>{note}</Note>}
              </th>
              <td data-align="right">{amount}</td>
            </tr>
          ))}
        </tbody>
      </Table>
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
            {link === undefined ? (
              by
            ) : (
              <a href={link} className="-my-2 inline-flex min-h-11 items-center">
                {by}
              </a>
            )}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
