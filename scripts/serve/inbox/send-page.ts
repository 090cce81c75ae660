import type { ServerResponse } from 'node:http'

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Answers with a page of the inbox; React escapes what visitors wrote. */
export function sendPage(res: ServerResponse, status: number, page: ReactElement): void {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  res.end(`<!doctype html>${renderToStaticMarkup(page)}`)
}
