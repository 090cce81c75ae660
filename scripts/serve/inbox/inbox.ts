import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { createElement } from 'react'

import { AnswerPage } from './AnswerPage.tsx'
import { isAnswerName, type Answer } from './answers.ts'
import { inboxEndpoint } from './endpoint.ts'
import { InboxPage } from './InboxPage.tsx'
import { messageStore } from './message-store.ts'
import { readForm, RefusedForm } from './read-form.ts'
import { sendPage } from './send-page.ts'
import { answerAsTold, readMessage, reply } from './take-message.ts'

type Route = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** Another site may post a message, as it may to the real service, but not turn the switches. */
function refuseOtherSites({ headers }: IncomingMessage) {
  const site = headers['sec-fetch-site'] ?? 'none'
  if (site !== 'same-origin' && site !== 'none') {
    throw new RefusedForm(403, 'Only the inbox itself may do this.')
  }
}

function backToInbox(res: ServerResponse) {
  res.writeHead(303, { location: '/__inbox' }).end()
}

async function readAnswer(req: IncomingMessage): Promise<Answer> {
  refuseOtherSites(req)
  const fields = new Map(await readForm(req))
  const name = fields.get('answer')
  const seconds = Number(fields.get('seconds'))
  if (!isAnswerName(name) || !(seconds >= 1 && seconds <= 600)) {
    throw new RefusedForm(400, 'There is no such answer.')
  }
  return { name, seconds }
}

/**
 * The local inbox: keeps the messages of the site's forms in a folder and shows them at /__inbox, where it can
 * be told how to answer. `handle` is a middleware as connect, Vite and node:http take it.
 * @param options.folder where the messages are kept: .inbox
 * @param options.home the path of the site's home page
 */
export function createInbox({ folder, home = '/' }: { folder: string; home?: string }) {
  const store = messageStore(folder)
  let answer: Answer = { name: 'ok', seconds: 5 }

  const routes: Record<string, Route> = {
    [`POST ${inboxEndpoint}`]: async (req, res) => {
      const told = answer
      await store.add(await readMessage(req, told))
      await answerAsTold(req, res, told, home)
    },
    'GET /__inbox': async (_req, res) => {
      const props = { messages: await store.all(), answer, home, problem: await store.problem() }
      sendPage(res, 200, createElement(InboxPage, props))
    },
    'GET /__inbox/': (_req, res) => backToInbox(res),
    'GET /__inbox/thanks': (_req, res) =>
      sendPage(res, 200, createElement(AnswerPage, { status: 200, back: home })),
    'GET /__inbox/style.css': async (_req, res) => {
      const style = await readFile(new URL('style.css', import.meta.url))
      res.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(style)
    },
    'POST /__inbox/answer': async (req, res) => {
      answer = await readAnswer(req)
      backToInbox(res)
    },
    'POST /__inbox/delete': async (req, res) => {
      refuseOtherSites(req)
      await store.clear()
      backToInbox(res)
    },
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> {
      const method = req.method === 'HEAD' ? 'GET' : req.method
      const route = routes[`${method} ${req.url?.split('?')[0]}`]
      if (!route) {
        next()
        return
      }
      try {
        await route(req, res)
      } catch (error) {
        const status = error instanceof RefusedForm ? error.status : 500
        const reason = error instanceof Error ? error.message : String(error)
        reply(req, res, { status, body: { error: reason } }, home)
      }
    },
    /** Tells it how to answer from now on. */
    answerWith: (name: Answer['name'], seconds = 5) => {
      answer = { name, seconds }
    },
    messages: store.all,
    clear: store.clear,
    problem: store.problem,
  }
}

export type Inbox = ReturnType<typeof createInbox>
