import type { Content } from '#scripts/content/types.ts'

/** Every page that a visitor can be sent to: its address and its name. */
export function pageList({ pages, programs, routes }: Content): { to: string; label: string }[] {
  const names = new Map([...pages, ...programs].map(({ path, data }) => [path, data.title]))
  return [...routes].flatMap(([to, path]) => {
    const label = names.get(path)
    return label === undefined || to === '/404' ? [] : [{ to, label }]
  })
}
