import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messageOf } from '#scripts/system/failure.ts'
import { type Answer, answers, isAnswerName } from './answers.ts'
import { messageStore, readForm, RefusedRequest } from './messages.ts'
import { AnswerPage, InboxPage } from './pages.tsx'

/** The address of the local inbox that replaces the form's endpoint. */
export const inboxEndpoint = '/__inbox/message'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function sendPage(res: ServerResponse, status: number, page: ReactElement): void {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  res.end(`<!doctype html>${renderToStaticMarkup(page)}`)
}

const redirect = (res: ServerResponse, location: string) => res.writeHead(303, { location }).end()

/** Any site may post a message, as to the real service, but only the inbox may turn its switches. */
function refuseOtherSites({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'] ?? 'none'
  if (site !== 'same-origin' && site !== 'none') {
    throw new RefusedRequest(403, 'Only the inbox itself may do this.')
  }
}

type Reply = { status: number; body: { ok: boolean } | { error: string } }
type Route = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * The local inbox: stores the messages of the site's forms in a folder and lists them at /__inbox,
 * where its next answers can be set. `handle` is a middleware for connect, Vite and node:http.
 * @param options.folder where the messages are stored: .inbox
 * @param options.home the path of the site's home page
 */
export function createInbox({ folder, home = '/' }: { folder: string; home?: string }) {
  const store = messageStore(folder)
  let answer: Answer = { name: 'ok', seconds: 5 }

  /** Answers a script with JSON, and a form that is sent without one with a page. */
  function reply({ headers }: IncomingMessage, res: ServerResponse, { status, body }: Reply) {
    if (headers.accept?.includes('application/json')) {
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      return
    }
    const { referer = '', host } = headers
    const back = URL.canParse(referer) && new URL(referer).host === host ? referer : home
    const explanation = 'error' in body ? body.error : ''
    sendPage(res, status, createElement(AnswerPage, { status, explanation, back }))
  }

  async function takeMessage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { name, seconds } = answer
    const fields = await readForm(req)
    await store.add({
      id: randomUUID(),
      at: new Date().toISOString(),
      fields,
      spam: fields.some(([field, value]) => field === '_gotcha' && value !== ''),
      answer: name,
      type: req.headers['content-type']?.split(';')[0] ?? '',
      accept: req.headers.accept ?? '',
    })
    if (name === 'never') return
    if (name === 'redirect') return void redirect(res, '/__inbox/thanks')
    if (name === 'slow') await wait(seconds * 1000, null, { ref: false })
    reply(req, res, answers[name])
  }

  const routes: Record<string, Route> = {
    [`POST ${inboxEndpoint}`]: takeMessage,
    'GET /__inbox': async (_, res) => {
      const props = { messages: await store.all(), answer, home, problem: await store.problem() }
      sendPage(res, 200, createElement(InboxPage, props))
    },
    'GET /__inbox/': (_, res) => redirect(res, '/__inbox'),
    'GET /__inbox/thanks': (_, res) =>
      sendPage(res, 200, createElement(AnswerPage, { status: 200, back: home })),
    'GET /__inbox/style.css': async (_, res) => {
      const style = await readFile(path.join(import.meta.dirname, 'style.css'))
      res.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(style)
    },
    'POST /__inbox/answer': async (req, res) => {
      refuseOtherSites(req)
      const fields = new Map(await readForm(req))
      const name = fields.get('answer')
      const seconds = Number(fields.get('seconds'))
      if (!isAnswerName(name) || !(seconds >= 1 && seconds <= 600)) {
        throw new RefusedRequest(400, 'There is no such answer.')
      }
      answer = { name, seconds }
      redirect(res, '/__inbox')
    },
    'POST /__inbox/delete': async (req, res) => {
      refuseOtherSites(req)
      await store.clear()
      redirect(res, '/__inbox')
    },
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> {
      const method = req.method === 'HEAD' ? 'GET' : req.method
      const route = routes[`${method} ${req.url?.split('?')[0]}`]
      if (!route) return next()
      try {
        await route(req, res)
      } catch (error) {
        const status = error instanceof RefusedRequest ? error.status : 500
        reply(req, res, { status, body: { error: messageOf(error) } })
      }
    },
    /** Sets the next answers. */
    answerWith: (name: Answer['name'], seconds = 5) => {
      answer = { name, seconds }
    },
    messages: store.all,
    clear: store.clear,
    problem: store.problem,
  }
}

export type Inbox = ReturnType<typeof createInbox>
