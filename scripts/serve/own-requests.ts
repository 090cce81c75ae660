import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { sendText } from './preview/static-host.ts'

/**
 * A middleware that answers only requests of this server's own pages and of people who open it.
 * By DNS rebinding, another site can give its own name to this computer and read the inbox; the
 * name is then in Host. Browsers send Origin with every request that changes something, except
 * GET. By GET, Vite opens files in the developer's editor, also for a picture on another site.
 * @param host the address of `--host`
 */
export const ownRequests =
  (host: string | undefined) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isOwn(request, host)) next()
    else sendText(response, 403, refusal)
  }

const refusal =
  'This server answers only its own pages, opened as localhost, as an IP address or as the name of --host.'

function isOwn({ url = '', headers }: IncomingMessage, given: string | undefined) {
  const { host = '', origin, 'sec-fetch-site': from, 'sec-fetch-mode': mode } = headers
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  const isKnown =
    /(?:^|\.)localhost$/.test(name) || isAddress(name) || name === given?.toLowerCase()
  const isAsked = /\/__open-in-editor/i.test(url)
    ? from === 'same-origin'
    : mode === 'navigate' || !/^(?:cross|same)-site$/.test(`${from}`)
  return (
    isKnown &&
    isAsked &&
    (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host))
  )
}

/** No other site can have an IP address as its name here. */
const isAddress = (name: string) => isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0

/** A line about what `--host` opens; undefined if only this computer reaches the server. */
export const openedBy = (host: string | undefined): string | undefined =>
  host === undefined || /^(?:localhost|127\.[\d.]+|::1)$/.test(host)
    ? undefined
    : `--host ${host} lets everyone in this network open the site, and read and delete the messages in the inbox.`
