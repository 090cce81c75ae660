import { size, sizeChange, whatOf } from '../review.ts'
import type { Review } from '../review.ts'
import { idOf } from './id-of.ts'

/** Every page that is not as it was, with the way to it. */
export function Contents({ review: { change } }: { review: Review }) {
  const { added, changed, removed } = change
  const rows = [
    ...added.map(({ route, title, weight }) => ({
      route,
      title,
      kind: 'added',
      weight: size(weight),
    })),
    ...changed.map((page) => ({
      route: page.route,
      title: page.title.after,
      kind: whatOf(page),
      weight: sizeChange(page.weight.before, page.weight.after),
    })),
    ...removed.map(({ route, title }) => ({ route, title, kind: 'removed', weight: '' })),
  ]
  if (rows.length === 0) return null
  return (
    <table>
      <thead>
        <tr>
          <th>Page</th>
          <th>Title</th>
          <th>What</th>
          <th>HTML, gzip</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ route, title, kind, weight }) => (
          <tr key={route}>
            <td>
              <a href={`#${idOf(route)}`}>{route}</a>
            </td>
            <td>{title}</td>
            <td>{kind}</td>
            <td>{weight}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
