import { base, href } from '#components/href.ts'
import { nearestRouteStrings as strings } from '#components/strings.ts'
import { nearestRoute, type Route } from './nearest-route.ts'
import { usePathname } from '#components/browser/use-browser.ts'
import { useProgramIndex } from './use-program-index.ts'

type Props = {
  /** Pages that can be offered. */
  routes: readonly Route[]
  /** The page that names all programs, where they are not among the routes. */
  programs?: string | undefined
}

/** On the not-found page: a link to the page that the visitor may have meant, if one is near. */
export function NearestRoute({ routes, programs }: Props) {
  const pathname = usePathname()
  const path = pathname && `/${pathname.slice(base.length)}`
  const page = path && nearestRoute(path, routes)
  const { programs: further } = useProgramIndex(programs, path !== undefined && !page)
  const route = page || (path && further && nearestRoute(path, further))
  if (!route) return null
  return (
    <p className="mt-5 text-lead">
      {strings.question} <a href={href(route.to)}>{route.label}</a>?
    </p>
  )
}
