import { useHydrated } from '#components/browser/hooks.ts'
import { base, href } from '#components/href.ts'
import { findStrings as strings } from '#components/strings.ts'
import { nearestAbove, nearestRoute, type Route } from './nearest-route.ts'
import { usePrograms } from './program-index.ts'

type Props = {
  routes: readonly Route[]
  /** The page that lists all programs, if they are not among the routes. */
  programs?: string | undefined
}

/** On the not-found page: a link to the page with the most similar address. */
export function NearestRoute({ routes, programs }: Props) {
  const path = useHydrated() ? `/${location.pathname.slice(base.length)}` : undefined
  const page = path && nearestRoute(path, routes)
  const { programs: more = [], hasFailed } = usePrograms(programs, path !== undefined && !page)
  const isKnown = programs === undefined || more.length > 0 || hasFailed
  const route =
    page || (path && isKnown && (nearestRoute(path, more) ?? nearestAbove(path, routes)))
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
