import { routeOf } from '#content/kinds/routes.ts'
import { href } from '#components/href.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Button } from '#components/ui/Button.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import type { NoticeEntry, PageLink } from '#content/kinds/content.ts'
import type { Notice } from '#content/kinds/notice.ts'
import { eventWords } from './words.ts'

type Rows = { notices: readonly NoticeEntry[] }

/** Notices as ruled rows with the day, the category and the title. The whole row is a link. */
export function NoticeRows({ notices }: Rows) {
  const locale = useLocale()
  const { days, otherDays } = locale.formats
  return (
    <ul className="border-t-2 border-ink-900">
      {notices.map((notice) => (
        <li
          key={notice.slug}
          className="relative grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[12rem_minmax(0,1fr)] md:items-baseline"
        >
          <p className="flex flex-wrap gap-x-6 text-sm md:block">
            <time dateTime={notice.data.date} className="font-semibold text-ink-900 md:block">
              {days(notice.data.date)}
            </time>
            <span className="text-muted">{otherDays(notice.data.date)}</span>
          </p>
          <div>
            <p className="flex flex-wrap items-center gap-x-6 text-sm">
              <Category of={notice.data} />
              {notice.standing === 'over' && (
                <span className="text-muted">{locale.strings.notice.over}</span>
              )}
              {notice.standing !== 'over' && notice.data.until !== undefined && (
                <span>{locale.strings.notice.until(days(notice.data.until))}</span>
              )}
              {notice.data.status && (
                <span>{locale.strings.notice.statuses[notice.data.status]}</span>
              )}
            </p>
            <p className="mt-0.5 text-balance">
              <a
                href={href(routeOf({ kind: 'notice', slug: notice.slug }))}
                className={`font-display text-h3 font-semibold recolour covers-card hover:text-gurans-700 ${notice.standing === 'over' ? 'text-muted' : 'text-ink-900'}`}
              >
                {notice.data.title}
              </a>
            </p>
            <UnpublishedMark of={notice} />
            <p className="text-sm empty:hidden">{eventWords(notice.data, locale)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const colours = {
  admission: 'bg-gurans-700',
  result: 'bg-juniper-700',
  event: 'bg-blue-800',
  closure: 'bg-marigold',
  news: 'bg-line-strong',
} as const satisfies Record<Notice['category'], string>

/** The category in words, behind a diamond in its colour. */
export const Category = ({ of: { category } }: { of: Notice }) => (
  <span className="inline-flex items-center gap-2.5 font-semibold text-ink-900">
    <span aria-hidden="true" className={`size-2.5 rotate-45 ${colours[category]}`} />
    {useLocale().strings.notice.categories[category]}
  </span>
)

/** The open admission that ends first, in a band with its last day. */
export function AdmissionBand({ notices }: Rows) {
  const { strings, formats } = useLocale()
  const open = notices.flatMap((notice) => {
    const { category, until } = notice.data
    const isOpen = category === 'admission' && notice.standing === 'current'
    return isOpen && until !== undefined ? [{ notice, until }] : []
  })
  const [first] = open.toSorted((a, b) => (a.until < b.until ? -1 : 1))
  if (!first) return null
  const { notice, until } = first
  return (
    <section
      aria-label={strings.notice.categories.admission}
      data-hour="gurans"
      className="bg-sky text-on"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        <p>
          <b className="font-semibold">{notice.data.title}</b>
          <span className="block text-sm">{strings.notice.until(formats.bothDays(until))}</span>
          <UnpublishedMark of={notice} />
        </p>
        <Button to={routeOf({ kind: 'notice', slug: notice.slug })} arrow>
          {strings.course.headings.apply}
        </Button>
      </div>
    </section>
  )
}

/** How many notices are shown on other pages than the list of notices. */
const maxElsewhere = 4

type Current = Rows & { list: PageLink | undefined; background?: 'snow' }

/** The newest current notices, with a link to all. */
export function CurrentNotices({ notices, list, background }: Current) {
  const strings = useLocale().strings.notice
  const current = notices.filter(({ standing }) => standing === 'current').slice(0, maxElsewhere)
  if (current.length === 0) return null
  return (
    <section aria-labelledby="notices" className={background === 'snow' ? 'bg-snow' : ''}>
      <div
        className={`grid gap-5 ${background === 'snow' ? 'wrap py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16' : ''}`}
      >
        <div>
          <h2 id="notices" className="text-h3">
            {strings.heading}
          </h2>
          {list && <TextLink to={list.to}>{strings.all}</TextLink>}
        </div>
        <NoticeRows notices={current} />
      </div>
    </section>
  )
}
