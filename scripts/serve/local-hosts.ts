import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { sendText } from './preview/static-host.ts'

const refusal =
  'This server answers only its own pages, opened as localhost, as an IP address or as the name of --host.'

/**
 * A middleware that answers only requests of this server's own pages and of people who open it.
 * By DNS rebinding, another site can give its own name to this computer and read the inbox; the
 * name is then in Host. Browsers send Origin with every request that changes something, except
 * GET. By GET, Vite opens files in the developer's editor, also for a picture on another site.
 * @param given the address of `--host`
 */
export const onlyLocalHosts =
  (given: string | undefined) =>
  ({ url = '', headers }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { host = '', origin, 'sec-fetch-site': from = '', 'sec-fetch-mode': mode } = headers
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
    // No other site can have an IP address as its name here.
    const isAddress = isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0
    const isKnown = /(?:^|\.)localhost$/.test(name) || isAddress || name === given?.toLowerCase()
    const isOwnPage = origin === undefined || origin.replace(/^https?:\/\//, '') === host
    const isAsked = /\/__open-in-editor/i.test(url)
      ? from === 'same-origin'
      : mode === 'navigate' || !/^(?:cross|same)-site$/.test(String(from))
    if (isKnown && isOwnPage && isAsked) next()
    else sendText(response, 403, refusal)
  }

/** A warning about `--host`; undefined if only this computer reaches the server. */
export const openedBy = (host: string | undefined): string | undefined =>
  host === undefined || /^(?:localhost|127\.[\d.]+|::1)$/.test(host)
    ? undefined
    : `--host ${host} lets everyone in this network open the site, and read and delete the messages in the inbox.`
