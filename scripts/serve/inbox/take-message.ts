import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { createElement } from 'react'

import { AnswerPage } from './AnswerPage.tsx'
import { replies, type Answer } from './answers.ts'
import type { Message } from './message-store.ts'
import { readForm } from './read-form.ts'
import { sendPage } from './send-page.ts'

/** The page that the form was on, when it is one of this server's, else the home page. */
function wayBack({ headers: { referer = '', host } }: IncomingMessage, home: string): string {
  return URL.canParse(referer) && new URL(referer).host === host ? referer : home
}

/** A posted form as it is kept. Throws RefusedForm. */
export async function readMessage(req: IncomingMessage, { name }: Answer): Promise<Message> {
  const fields = await readForm(req)
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    fields,
    spam: fields.some(([field, value]) => field === '_gotcha' && value !== ''),
    answer: name,
    type: req.headers['content-type']?.split(';')[0] ?? '',
    accept: req.headers.accept ?? '',
  }
}

/** Answers JSON to a script that asks for it, and a page with a way back to a form sent without one. */
export function reply(
  req: IncomingMessage,
  res: ServerResponse,
  { status, body }: { status: number; body: { ok: boolean } | { error: string } },
  home: string,
): void {
  if (req.headers.accept?.includes('application/json')) {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return
  }
  const explanation = 'error' in body ? body.error : ''
  sendPage(
    res,
    status,
    createElement(AnswerPage, { status, explanation, back: wayBack(req, home) }),
  )
}

/** Answers as the inbox was told to, at once, late or never. */
export async function answerAsTold(
  req: IncomingMessage,
  res: ServerResponse,
  { name, seconds }: Answer,
  home: string,
): Promise<void> {
  if (name === 'never') return
  if (name === 'redirect') {
    res.writeHead(303, { location: '/__inbox/thanks' }).end()
    return
  }
  if (name === 'slow') await wait(seconds * 1000, null, { ref: false })
  reply(req, res, replies[name], home)
}
