import { href } from '#components/href.ts'
import {
  cell,
  columnNames,
  columns,
  healthReport,
  isColumn,
  notes,
  sortBy,
} from '#scripts/report/health/index.ts'
import { Terms } from '#scripts/write/guide/index.ts'

/** The state of every file as a table; the head of a column sorts by it. */
export async function healthTable(root: string, query: URLSearchParams) {
  const health = await healthReport(root)
  const asked = query.get('sort') ?? ''
  const sort = isColumn(asked) ? asked : 'supply'
  const order = columns[sort].first === 'most' ? 'descending' : 'ascending'
  return (
    <>
      <p>
        What each file holds, and what needs attention. <code>npm run health</code> shows the same
        in the terminal.
      </p>
      {notes(health).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div className="overflow-x-auto">
        <table className="w-full text-sm whitespace-nowrap">
          <caption className="text-left">
            Sorted by {sort}: {columns[sort].words}
          </caption>
          <thead>
            <tr>
              <th scope="col">file</th>
              {columnNames.map((name) => (
                <th
                  key={name}
                  scope="col"
                  data-align="right"
                  aria-sort={name === sort ? order : undefined}
                >
                  <a href={`?sort=${name}`}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortBy(health.entries, sort).map((file) => (
              <tr key={file.path}>
                <th scope="row" className="min-w-48 whitespace-normal">
                  <a href={href(file.address)}>{file.path}</a>
                </th>
                {columnNames.map((name) => (
                  <td key={name} data-align="right">
                    {cell(file, name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>What the columns say</h2>
      <Terms of={columnNames.map((name) => [name, columns[name].words])} />
    </>
  )
}
