import path from 'node:path'
import { project } from './cache.ts'
import { removeLeftovers } from './leftovers.ts'

/** SOURCE_DATE_EPOCH for the example: a day before its first intake. */
export const exampleTime = String(Date.parse('2026-11-23T12:00:00Z') / 1000)

/** An option of the commands that show the site. */
export const exampleOption = {
  type: 'boolean',
  default: false,
  does: 'shows an institute that has every fact, from tests/sites/example; dist/ stays as it is',
} as const

/**
 * Returns the folder with the content and the folder for dist/. For the example, sets the time of the
 * process to a fixed day, since intakes and notices end, prints it, and removes what killed builds left.
 */
export function openPlaces(isExample: boolean): { root: string; into: string } {
  const root = process.cwd()
  if (!isExample) return { root, into: root }
  process.env['SOURCE_DATE_EPOCH'] = exampleTime
  console.log('The example institute, as on 23 November 2026. dist/ stays as it is.')
  const into = path.join(project, '.cache/example')
  removeLeftovers(into)
  return { root: path.join(project, 'tests/sites/example'), into }
}
