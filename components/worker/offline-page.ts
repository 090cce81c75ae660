import { languageOfRoute, routeIn } from '#content/schema/languages.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { withoutParts } from './own-response.ts'
import { cacheNames, scope } from './scope.ts'

/** The address of the offline page in the language of a page. */
export const offlineAddress = (page: string): string =>
  scope +
  routeIn(languageOfRoute(`/${withoutParts(page.slice(scope.length))}`), offlineRoute).slice(1)

/** The cached offline page in the language of an address, or in another one. */
export async function offlinePage(address: string): Promise<Response | undefined> {
  const offline = await caches.open(cacheNames.offline)
  const [other = ''] = await offline.keys()
  return (await offline.match(offlineAddress(address))) ?? (await offline.match(other))
}
