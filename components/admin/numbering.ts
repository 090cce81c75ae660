import { formatOf, type Group, type Shape } from './format.ts'

/**
 * Gives each new entry the next numbers, such as `id` and `order`: the address of its form names them
 * (`#/collections/programs/new?id=7&order=7`), from which the editor fills in the fields. In the
 * configuration they would change it with each entry. The result takes note of an entry that is read
 * or written.
 */
export function numbering(shapes: Readonly<Record<string, Shape>>) {
  const highest = new Map<string, number>()

  // The editor listens to this event later, and opens the form.
  addEventListener('hashchange', () => {
    const [, collection = ''] = /^#\/collections\/(\w+)\/new$/.exec(location.hash) ?? []
    const format = formatOf(collection)
    const numbers = (shapes[format]?.numbers ?? []).map(
      (name) => `${name}=${(highest.get(`${format}.${name}`) ?? 0) + 1}`,
    )
    if (numbers.length === 0) return
    history.replaceState(history.state, '', `${location.hash}?${numbers.join('&')}`)
  })

  return (format: string, content: Group): Group => {
    for (const name of shapes[format]?.numbers ?? []) {
      const key = `${format}.${name}`
      highest.set(key, Math.max(highest.get(key) ?? 0, Number(content[name]) || 0))
    }
    return content
  }
}
