import { href } from '#components/href.ts'
import {
  type ColumnName,
  type FileHealth,
  type Health,
  cell,
  columnNames,
  columns,
  notes,
  sortBy,
} from '#scripts/report/health/index.ts'

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
            {columnNames.map((name) => (
              <th key={name} scope="col" aria-sort={name === sort ? orderOf(name) : undefined}>
                <a href={`?sort=${name}`}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortBy(health.entries, sort).map((file) => (
            <Row key={file.path} file={file} />
          ))}
        </tbody>
      </table>
    </div>
    <h2>What the columns say</h2>
    <table className="fields">
      <tbody>
        {columnNames.map((name) => (
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

const Row = ({ file }: { file: FileHealth }) => (
  <tr>
    <th scope="row">
      <a href={href(file.address)}>{file.path}</a>
    </th>
    {columnNames.map((name) => (
      <td key={name}>{cell(file, name)}</td>
    ))}
  </tr>
)
