import { hash } from 'node:crypto'
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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(siteUrl).host}//Intakes//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(siteUrl).host}`,
    `DTSTAMP:${compact(starts)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(starts)}`,
    // The end of an event is the first day without it.
    `DTEND;VALUE=DATE:${compact(dayAfter(ends))}`,
    `SUMMARY:${escaped(data.title)}`,
    ...(place === undefined || mode === 'online' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(description.join('\n'))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (day: string) => day.replaceAll('-', '')

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** A line has at most 75 bytes; the next one continues it after a space. */
function folded(line: string): string {
  const parts = ['']
  for (const letter of line) {
    const part = parts.at(-1) ?? ''
    if (Buffer.byteLength(part + letter) > 75) parts.push(` ${letter}`)
    else parts[parts.length - 1] = part + letter
  }
  return parts.join('\r\n')
}
