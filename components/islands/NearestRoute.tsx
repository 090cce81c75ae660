import { base, href } from '#components/href.ts'
import { nearestRouteStrings as strings } from '#components/strings.ts'
import { nearestRoute, type Route } from './nearest-route.ts'
import { usePathname } from './use-browser.ts'

type Props = {
  /** Every page that can be offered. */
  routes: readonly Route[]
}

/** On the not-found page: a link to the page that the visitor may have meant, if one is near. */
export function NearestRoute({ routes }: Props) {
  const pathname = usePathname()
  const route = pathname && nearestRoute(`/${pathname.slice(base.length)}`, routes)
  if (!route) return null
  return (
    <p className="mt-5 text-lead">
      {strings.question} <a href={href(route.to)}>{route.label}</a>?
    </p>
  )
}
