import path from 'node:path'
import { project } from './cache.ts'

/** A value of SOURCE_DATE_EPOCH on the day before the dates of the example. */
export const exampleTime = String(Date.parse('2026-11-23T12:00:00Z') / 1000)

/** An option of the commands that show the site. */
export const exampleOption = {
  type: 'boolean',
  default: false,
  does: 'shows an institute that has every fact, from tests/sites/example; dist/ stays as it is',
} as const

/**
 * The folder that holds the content, and the folder that holds dist/. The example is shown as on a fixed
 * day, since intakes and notices end.
 */
export function openPlaces(isExample: boolean): { root: string; into: string } {
  const root = process.cwd()
  if (!isExample) return { root, into: root }
  process.env['SOURCE_DATE_EPOCH'] = exampleTime
  console.log('The example institute, as on 23 November 2026. dist/ stays as it is.')
  return {
    root: path.join(project, 'tests/sites/example'),
    into: path.join(project, '.cache/example'),
  }
}
