import type { Route } from 'playwright'

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a request would leave this machine. */
export const isExternal = (url: URL): boolean =>
  url.protocol.startsWith('http') && !loopback.test(url.hostname)

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Replaces the map and the image hosting service. Aborts and reports every other request. */
export async function answerExternal(route: Route, report: (problem: string) => void) {
  const request = route.request()
  const kind = request.resourceType()
  if (kind === 'image') return route.fulfill({ contentType: 'image/png', body: pixel })
  if (kind === 'document') {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  }
  report(`left this machine: ${request.method()} ${request.url()}`)
  return route.abort()
}
