import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messageOf, printFailure, Stop } from '#scripts/system/failure.ts'
import {
  type AnswerName,
  answers,
  fieldErrorsIn,
  isAnswerName,
  refusal,
  slowSeconds,
} from './answers.ts'
import { messageStore, readForm } from './messages.ts'
import { AnswerPage, InboxPage } from './pages.tsx'

/** The address of the local inbox that replaces the form's endpoint. */
export const inboxEndpoint = '/__inbox/message'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function sendPage(res: ServerResponse, status: number, page: ReactElement): void {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // With no-referrer, browsers would send the inbox's own forms without their origin.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  res.end(`<!doctype html>${renderToStaticMarkup(page)}`)
}

const redirect = (res: ServerResponse, location: string) => res.writeHead(303, { location }).end()

type Reply = { status: number; body: { ok: boolean } | { error: string } }
type Route = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * The local inbox: stores the messages of the site's forms in a folder and lists them at /__inbox,
 * where its next answers can be set. `handle` is a middleware for connect, Vite and node:http, after
 * `ownRequests`.
 */
export function createInbox(folder: string, home: string) {
  const store = messageStore(folder)
  let answer: AnswerName = 'ok'
  const answerWith = (name: AnswerName) => void (answer = name)

  /** Answers a script with JSON, and a form sent without script with a page. */
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

  const routes: Record<string, Route> = {
    async [`POST ${inboxEndpoint}`](req, res) {
      const name = answer
      const fields = await readForm(req)
      const errors = fieldErrorsIn(fields)
      if (errors.length > 0) return reply(req, res, refusal(errors))
      if (name === 'page')
        return sendPage(res, 200, createElement(AnswerPage, { status: 200, back: home }))
      await store.add(fields)
      if (name === 'never') return
      if (name === 'redirect') return void redirect(res, '/__inbox/thanks')
      if (name === 'slow') await wait(slowSeconds * 1000, null, { ref: false })
      reply(req, res, answers[name])
    },
    async 'GET /__inbox'(_, res) {
      sendPage(res, 200, createElement(InboxPage, { messages: await store.all(), answer, home }))
    },
    'GET /__inbox/thanks'(_, res) {
      sendPage(res, 200, createElement(AnswerPage, { status: 200, back: home }))
    },
    async 'GET /__inbox/style.css'(_, res) {
      const style = await readFile(path.join(import.meta.dirname, 'style.css'))
      res.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(style)
    },
    async 'POST /__inbox/answer'(req, res) {
      const name = new Map(await readForm(req)).get('answer')
      if (!isAnswerName(name)) throw new Stop('There is no such answer.')
      answerWith(name)
      redirect(res, '/__inbox')
    },
    async 'POST /__inbox/delete'(_, res) {
      await store.clear()
      redirect(res, '/__inbox')
    },
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> {
      const method = req.method === 'HEAD' ? 'GET' : req.method
      const route = routes[`${method} ${req.url?.split('?')[0]?.replace(/\/$/, '')}`]
      if (!route) return next()
      try {
        await route(req, res)
      } catch (error) {
        const status = error instanceof Stop ? 400 : 500
        // The page shows an error of its own, so the terminal says what went wrong.
        if (status === 500) printFailure(error)
        reply(req, res, { status, body: { error: messageOf(error) } })
      }
    },
    answerWith,
    messages: store.all,
    clear: store.clear,
  }
}
