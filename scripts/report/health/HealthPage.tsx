import { href } from '#components/href.ts'
import { columns, sortBy, type Column, type ColumnName } from './columns.ts'
import { notes } from './format-health.ts'
import type { Entry, Health } from './health-report.ts'
import { DeskPage } from '#scripts/write/guide/index.ts'

const measures: [string, Column][] = Object.entries(columns)

/** The state of every file: a table, whose bars show what its numbers say. */
export function HealthPage({ health, sort }: { health: Health; sort: ColumnName }) {
  const entries = sortBy(health.entries, sort)
  const most = new Map(
    measures.map(([name, { valueOf }]) => [
      name,
      Math.max(...entries.map((entry) => Number(valueOf(entry)) || 0)),
    ]),
  )
  return (
    <DeskPage
      at="/__health"
      title="Health of the texts"
      lead="What each file holds, and what needs a hand. The head of a column sorts by it; npm run health shows the same on the terminal."
    >
      {notes(health).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div className="wide">
        <table>
          <caption>
            Sorted by {sort}: {columns[sort].words}
          </caption>
          <thead>
            <tr>
              <th scope="col">file</th>
              {measures.map(([name, { first }]) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={
                    name !== sort ? undefined : first === 'most' ? 'descending' : 'ascending'
                  }
                >
                  <a href={`?sort=${name}`}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.path} entry={entry} most={most} />
            ))}
          </tbody>
        </table>
      </div>
      <h2>What the columns say</h2>
      <dl className="fields">
        {measures.map(([name, { words }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </DeskPage>
  )
}

function Row({ entry, most }: { entry: Entry; most: ReadonlyMap<string, number> }) {
  return (
    <tr>
      <th scope="row">
        <a href={href(entry.address)}>{entry.path}</a>
      </th>
      {measures.map(([name, { valueOf, show }]) => {
        const value = valueOf(entry)
        return (
          <td key={name}>
            {show(entry)}
            {typeof value === 'number' && <Bar part={value / (most.get(name) || 1)} />}
          </td>
        )
      })}
    </tr>
  )
}

/** How much of the most in its column; the number beside it says it to everyone. */
const Bar = ({ part }: { part: number }) => (
  <svg className="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
    <rect width={Math.round(part * 100)} height="4" />
  </svg>
)
