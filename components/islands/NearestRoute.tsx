import { base, href } from '#components/href.ts'
import { nearestRouteStrings as strings } from '#components/strings.ts'
import { nearestRoute } from './nearest-route.ts'
import { usePathname } from './use-browser.ts'

type Props = {
  /** The address of every page that can be offered, from the site's root. */
  routes: readonly string[]
}

/** On the not-found page: a link to the page that the visitor may have meant, if one is near. */
export function NearestRoute({ routes }: Props) {
  const pathname = usePathname()
  const route = pathname && nearestRoute(`/${pathname.slice(base.length)}`, routes)
  if (!route) return null
  return (
    <p className="mt-5 text-lead">
      {strings.question} <a href={href(route)}>{route}</a>?
    </p>
  )
}
