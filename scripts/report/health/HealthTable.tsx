import { href } from '#components/href.ts'
import { type ColumnName, columns, isColumn, sortBy } from './columns.ts'
import { notes } from './format-health.ts'
import type { Entry, Health } from './health-report.ts'

const names = Object.keys(columns).filter(isColumn)

type Props = { health: Health; sort: ColumnName }

/** The state of every file as a table; the head of a column sorts by it. */
export const HealthTable = ({ health, sort }: Props) => (
  <>
    <h1>Health of the texts</h1>
    <p className="lead">
      What each file holds, and what needs attention. <code>npm run health</code> shows the same in
      the terminal.
    </p>
    {notes(health).map((note) => (
      <p key={note}>{note}</p>
    ))}
    <div className="scroll">
      <table className="health">
        <caption>
          Sorted by {sort}: {columns[sort].words}
        </caption>
        <thead>
          <tr>
            <th scope="col">file</th>
            {names.map((name) => (
              <th key={name} scope="col" aria-sort={name === sort ? orderOf(name) : undefined}>
                <a href={`?sort=${name}`}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortBy(health.entries, sort).map((entry) => (
            <Row key={entry.path} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
    <h2>What the columns say</h2>
    <table className="fields">
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{columns[name].words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)

const orderOf = (name: ColumnName) => (columns[name].first === 'most' ? 'descending' : 'ascending')

const Row = ({ entry }: { entry: Entry }) => (
  <tr>
    <th scope="row">
      <a href={href(entry.address)}>{entry.path}</a>
    </th>
    {names.map((name) => (
      <td key={name}>{columns[name].show(entry)}</td>
    ))}
  </tr>
)
