import { ArrowLeft, ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { href } from '#components/href.ts'
import { useLocale } from '#components/use-locale.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { listPartRoute } from '#content/schema/routes.ts'

type Props = {
  /** A route. */
  list: string
  page: number
  pages: number
  /** The text of the link to the page with the names of all entries. */
  all: string
}

const square = 'grid size-12 place-items-center rounded-sm border-2 font-strong'

/** The first and last page, the current one and its neighbours. */
const near = (page: number, pages: number) =>
  [1, page - 1, page, page + 1, pages].filter(
    (each, index, all) => each >= 1 && each <= pages && all.indexOf(each) === index,
  )

/** Links to the pages of a list, and to the page with the names of all its entries. */
export function ListPages({ list, page, pages, all }: Props) {
  const {
    strings: { list: strings },
    formats,
  } = useLocale()
  if (pages === 1) return null
  const to = (part: number, name: string, shown: ReactNode, rel?: 'prev' | 'next') => (
    <a
      href={href(listPartRoute(list, part))}
      rel={rel}
      aria-current={part === page ? 'page' : undefined}
      className={`${square} ${part === page ? 'border-ink-900 bg-ink-900 text-white' : 'border-current hover:bg-tint'}`}
    >
      <span className="sr-only">{name}</span>
      {shown}
    </a>
  )
  return (
    <nav aria-label={strings.pages} className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-7">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>{to(page - 1, strings.previousPage, <Icon of={ArrowLeft} size={22} />, 'prev')}</li>
        )}
        {near(page, pages).map((each, index, shown) => (
          <li key={each} className="flex items-center gap-2">
            {index > 0 && each - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            {to(each, strings.page(each), <span aria-hidden="true">{formats.number(each)}</span>)}
          </li>
        ))}
        {page < pages && (
          <li>{to(page + 1, strings.nextPage, <Icon of={ArrowRight} size={22} />, 'next')}</li>
        )}
      </ul>
      <TextLink to={listPartRoute(list, 'all')}>{all}</TextLink>
    </nav>
  )
}
