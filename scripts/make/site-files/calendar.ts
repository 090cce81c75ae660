import { hash } from 'node:crypto'
import ical, { ICalEventTransparency } from 'ical-generator'
import { calendarFile, type Intake } from '#content/schema/course/course.ts'
import type { Content, ListedEntry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { dayAfter } from '#content/schema/publication.ts'
import { absoluteUrl, programRoute } from '#content/schema/routes.ts'
import { intakeWords, dayWords, feeWords } from '#components/sections/course/words.ts'
import { courseStrings } from '#components/strings.ts'

/** A calendar file (RFC 5545) for each intake of the programs, by its path on the site. */
export function calendarFiles({ programs, site }: Pick<Content, 'programs' | 'site'>) {
  const files = new Map<string, string>()
  for (const program of programs)
    for (const [index, intake] of (program.data.intakes ?? []).entries()) {
      const file = calendarFile(program, index)
      if (file !== undefined) files.set(file, calendar(program, intake, site.url))
    }
  return files
}

/** The event lasts whole days. Its stamp is its own first day, so that each build writes the same file. */
function calendar({ slug, data }: ListedEntry<Program>, intake: Intake, siteUrl: string): string {
  const { starts, ends = starts, place = data.location, mode, applyBy } = intake
  const own = JSON.stringify([slug, starts, intake.place, mode])
  const uid = hash('sha256', own).slice(0, 16)
  const url = absoluteUrl(siteUrl, programRoute(slug))
  const description = [
    intakeWords(intake),
    feeWords(data),
    applyBy && courseStrings.applyBy(dayWords(applyBy)),
    url,
  ].filter(Boolean)
  const { host } = new URL(siteUrl)
  const file = ical({ prodId: `//${host}//Intakes//EN` })
  file.createEvent({
    id: `${uid}@${host}`,
    stamp: new Date(starts),
    start: new Date(starts),
    // The end of an event is the first day without it.
    end: new Date(dayAfter(ends)),
    allDay: true,
    summary: data.title,
    location: mode === 'online' ? null : (place ?? null),
    description: description.join('\n'),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  return `${file.toString()}\r\n`
}
