/** How many programs one page of their list holds: whole rows in one, two and three columns. */
export const programsPerPage = 24

/** A part of the list of programs: one of its pages, from 1, or the names of all. */
export type ListPart = number | 'all'

/** How many pages a list of so many programs has. */
export const pageCount = (programs: number): number =>
  Math.max(1, Math.ceil(programs / programsPerPage))

/** The page of the list that holds the program at an index, from 0. */
export const pageOfProgram = (index: number): number => Math.floor(index / programsPerPage) + 1

/**
 * The address of a part of the list at `route`: `/programs/page/2`.
 * No program's own page can have it, since a slug holds no slash.
 */
export const listPartRoute = (route: string, part: ListPart): string =>
  part === 1 ? route : `${route === '/' ? '' : route}/page/${part}`

/** The parts that a list of so many programs has beside its first page: none when that holds them. */
export function furtherParts(programs: number): ListPart[] {
  const count = pageCount(programs)
  if (count === 1) return []
  return [...Array.from({ length: count - 1 }, (_, index) => index + 2), 'all']
}

/** The list and the part of it that an address names, if it names one. */
export function readListPart(route: string): { list: string; part: ListPart } | undefined {
  const [, list, part] = /^(.*)\/page\/(\d+|all)$/.exec(route) ?? []
  if (list === undefined || part === undefined) return undefined
  return { list: list || '/', part: part === 'all' ? part : Number(part) }
}
