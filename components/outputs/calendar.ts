import { routeOf } from '#content/kinds/routes.ts'
import { hash } from 'node:crypto'
import ical, {
  type ICalCalendarData,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Intake } from '#content/schema/course/course.ts'
import { dayOf, eventFile, hasTime, withZone } from '#content/kinds/notice.ts'
import type { Content, NoticeEntry } from '#content/kinds/content.ts'
import type { ListedEntry } from '#content/schema/entry.ts'
import type { Program } from '#content/kinds/program.ts'
import { dayAfter } from '#content/schema/publication.ts'
import { type Language, languageOfFile, routeIn } from '#content/schema/languages.ts'
import { absoluteUrl, calendarOfAll } from '#content/schema/routes.ts'
import { intakeWords, feeWords } from '#components/sections/course/words.ts'
import { eventPlace } from '#components/sections/notices/words.ts'
import { type Locale, localeOf } from '#components/locale.ts'
import type { Changes, Output } from './output.ts'

/**
 * Calendar files (RFC 5545) by their path on the site: one for each intake and each event, and one of
 * all, to subscribe to, as long as programs have intakes or there are notices.
 */
export function calendarFiles(
  { programs, notices, site }: Content,
  language: Language,
  changes?: Changes,
) {
  const locale = localeOf(language, site)
  const { host } = new URL(site.url)
  const events = new Map<string, ICalEventData>()
  const add = (file: string | undefined, path: string, event: ICalEventData | undefined) => {
    if (file === undefined || !event) return
    // The name of the file stays the same when the facts of an event change, and in each language.
    const id = `${hash('sha256', file).slice(0, 16)}@${host}`
    events.set(file, { ...event, ...revision(changes?.get(path)), id })
  }
  for (const program of programs)
    for (const [index, intake] of (program.data.intakes ?? []).entries()) {
      const event = intakeEvent({ program, intake, site, locale })
      add(program.calendarFiles?.[index], program.path, event)
    }
  for (const notice of notices)
    add(eventFile(notice), notice.path, noticeEvent(notice, site, locale))
  const prodId = `//${host}//Intakes//${language.toUpperCase()}`
  const files = new Map(
    Array.from(events, ([file, event]) => [
      routeIn(language, file),
      print({ prodId, events: [event] }),
    ]),
  )
  if (notices.length > 0 || programs.some(({ data }) => data.intakes)) {
    const all = { prodId, name: site.name, ttl: 86_400, events: [...events.values()] }
    files.set(routeIn(language, calendarOfAll), print(all))
  }
  return files
}

export const calendar: Output = {
  name: 'calendar',
  addresses: /^\/calendar(?:\/|\.ics$)/,
  files: (...options) =>
    Array.from(calendarFiles(...options), ([address, text]) => ({ address, text })),
}

const print = (data: ICalCalendarData): string => `${ical(data).toString()}\r\n`

/** Each change of an event's file is a revision. Without git, builds write the same file. */
function revision(change: ReturnType<Changes['get']>) {
  if (!change) return { stamp: new Date(0) }
  const changed = new Date(change.time * 1000)
  const { count } = change
  return { stamp: changed, lastModified: changed, ...(count !== undefined && { sequence: count }) }
}

/** The end of an event of whole days is the first day without it. */
const wholeDays = (first: string, last: string) => ({
  start: new Date(first),
  end: new Date(dayAfter(last)),
  allDay: true,
  transparency: ICalEventTransparency.TRANSPARENT,
})

type Of = { program: ListedEntry<Program>; intake: Intake; site: Content['site']; locale: Locale }

function intakeEvent({ program, intake, site, locale }: Of): ICalEventData {
  const { slug, path, data } = program
  const { strings, formats } = locale
  const { starts, ends = starts, place = data.location, mode, applyBy } = intake
  const url = absoluteUrl(
    site.url,
    routeIn(languageOfFile(path), routeOf({ kind: 'program', slug })),
  )
  const description = [
    intakeWords(intake, locale),
    feeWords(data, locale),
    applyBy && strings.course.applyBy(formats.bothDays(applyBy)),
    url,
  ].filter(Boolean)
  return {
    ...wholeDays(starts, ends),
    summary: data.title,
    location: mode === 'online' ? null : (place ?? null),
    description: description.join('\n'),
    url,
  }
}

/** Times are written in UTC, which calendars show in the zone of their owner. */
function noticeEvent(
  { slug, path, data }: NoticeEntry,
  site: Content['site'],
  locale: Locale,
): ICalEventData | undefined {
  const { title, starts, ends = starts, status } = data
  if (starts === undefined || ends === undefined) return undefined
  const url = absoluteUrl(
    site.url,
    routeIn(languageOfFile(path), routeOf({ kind: 'notice', slug })),
  )
  const timeOf = (moment: string) => new Date(withZone(moment, site.timeZone))
  const when = hasTime(starts)
    ? { start: timeOf(starts), end: ends === starts ? null : timeOf(ends) }
    : wholeDays(dayOf(starts), dayOf(ends))
  return {
    ...when,
    summary: title,
    location: eventPlace(data, site, locale),
    ...(status === 'cancelled' && { status: ICalEventStatus.CANCELLED }),
    description: url,
    url,
  }
}
