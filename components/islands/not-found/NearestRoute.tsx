import { useEffect, useState } from 'react'
import { parseDocument } from '#components/browser/page.ts'
import { base, href } from '#components/href.ts'
import { notFoundStrings as strings } from '#components/strings.ts'
import { nearestAbove, nearestRoute, type Route } from './nearest-route.ts'

type Props = {
  routes: readonly Route[]
  /** The page that lists all programs, if they are not among the routes. */
  programs?: string | undefined
}

/** On the not-found page: a link to the page with the most similar address. */
export function NearestRoute({ routes, programs }: Props) {
  const [route, setRoute] = useState<Route>()
  useEffect(() => {
    void findRoute(routes, programs).then(setRoute)
  }, [routes, programs])
  if (!route) return null
  return (
    <p className="mt-5 text-lead">
      {strings.didYouMean}{' '}
      <a href={href(route.to)} lang={route.lang}>
        {route.label}
      </a>
      ?
    </p>
  )
}

/** The page nearest to the current address. Loads the programs only if no other page is near. */
async function findRoute(routes: readonly Route[], programs: string | undefined) {
  const path = `/${location.pathname.slice(base.length)}`
  const page = nearestRoute(path, routes)
  if (page) return page
  const more = programs === undefined ? [] : await fetchPrograms(programs).catch(() => [])
  return nearestRoute(path, more) ?? nearestAbove(path, routes)
}

/** The programs on the page that lists them all (layouts/ProgramsLayout.tsx). */
async function fetchPrograms(page: string): Promise<Route[]> {
  const response = await fetch(href(page), { headers: { accept: 'text/html' } })
  if (!response.ok) return []
  const list = parseDocument(await response.text()).querySelectorAll<HTMLElement>(
    '#_all-programs a',
  )
  return Array.from(list, (link) => ({
    to: `/${(link.getAttribute('href') ?? '').slice(base.length)}`,
    label: link.textContent,
    lang: link.closest<HTMLElement>('[lang]')?.lang,
  }))
}
