import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messageOf, printFailure } from '#scripts/system/failure.ts'

/** The address of the local inbox that replaces the form's endpoint. */
export const inboxEndpoint = '/__inbox/message'

type Fields = readonly (readonly [name: string, value: string])[]

/** `at` is the time of arrival (ISO 8601). A message is spam if its honeypot field is filled in. */
type Message = { readonly at: string; readonly fields: Fields; readonly spam: boolean }

/** The answers to choose from for the next messages. */
const answers = [
  { name: 'ok', does: 'Answer as a form service does' },
  { name: 'invalid', does: 'Refuse the email and the message (422)' },
  { name: 'failure', does: 'Fail (500)' },
  { name: 'page', does: 'Answer with a page, as a captcha or the login of a network does' },
  { name: 'redirect', does: 'Redirect to a page' },
  { name: 'slow', does: 'Answer after 3 seconds' },
  { name: 'never', does: 'Never answer' },
] as const

type AnswerName = (typeof answers)[number]['name']

const showInbox = (res: ServerResponse) => res.writeHead(303, { location: '/__inbox' }).end()

/** The errors that a form service finds in a message, in Formspree's shape. */
function errorsIn(fields: Fields) {
  const values = new Map(fields)
  return ['name', 'email', 'message'].flatMap((field) => {
    const value = values.get(field)?.trim()
    if (!value) return { field, code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' }
    if (field !== 'email' || /^\S+@\S+\.\S+$/.test(value)) return []
    return { field, code: 'TYPE_EMAIL', message: 'should be an email' }
  })
}

/**
 * The local inbox: stores the messages of the site's forms in `messages.jsonl` of a folder and lists
 * them at /__inbox, where the answer to the next ones can be chosen. `handle` is a middleware for
 * connect, Vite and node:http, after `onlyLocalHosts`.
 */
export function createInbox(folder: string, home: string) {
  const file = path.join(folder, 'messages.jsonl')
  let answer: AnswerName = 'ok'

  async function store(fields: Fields): Promise<void> {
    const spam = fields.some(([name, value]) => name === '_gotcha' && value !== '')
    await mkdir(folder, { recursive: true })
    await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), fields, spam })}\n`)
  }

  /** Newest first. */
  async function messages(): Promise<Message[]> {
    const text = await readFile(file, 'utf8').catch(() => '')
    return Array.from(text.matchAll(/.+/g), ([line]) => JSON.parse(line)).toReversed()
  }

  const clear = () => rm(file, { force: true })

  function sendPage(res: ServerResponse, title: string, status = 200, content?: ReactNode): void {
    const page = (
      <html lang="en">
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <h1>{title}</h1>
        <a href={home}>Back to the site</a>
        {content}
      </html>
    )
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      // With no-referrer, browsers would send the forms below without their origin.
      'referrer-policy': 'same-origin',
    }
    res.writeHead(status, headers).end(`<!doctype html>${renderToStaticMarkup(page)}`)
  }

  /** Answers a script with JSON, and a form sent without script with a page. */
  function reply(req: IncomingMessage, res: ServerResponse, status: number, body: object): void {
    if (req.headers.accept?.includes('application/json'))
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    else sendPage(res, status < 400 ? 'Thank you' : 'Your message was not sent', status)
  }

  async function receive(req: IncomingMessage, res: ServerResponse, fields: Fields) {
    const chosen = answer
    if (chosen === 'never') return
    if (chosen === 'page') return sendPage(res, 'Are you a person?')
    if (chosen === 'redirect') return showInbox(res)
    if (chosen === 'failure') return reply(req, res, 500, { error: 'The service failed' })
    const errors = errorsIn(
      chosen === 'invalid' ? Object.entries({ name: 'A', email: 'A' }) : fields,
    )
    if (errors.length > 0) return reply(req, res, 422, { error: 'Validation errors', errors })
    await store(fields)
    if (chosen === 'slow') await wait(3000, null, { ref: false })
    reply(req, res, 200, { ok: true })
  }

  const list = (stored: readonly Message[]) => (
    <>
      <form method="post" action="/__inbox/answer">
        <h2>The next messages</h2>
        <select name="answer" aria-label="Answer" defaultValue={answer}>
          {answers.map(({ name, does }) => (
            <option key={name} value={name}>
              {does}
            </option>
          ))}
        </select>
        <button>Set</button>
      </form>
      {stored.map(({ at, fields, spam }) => (
        <section key={at}>
          <h2>{new Date(at).toLocaleString('en-GB')}</h2>
          {spam && <p>Spam: the honeypot field was filled in.</p>}
          <pre>{fields.map((field) => field.join(': ')).join('\n')}</pre>
        </section>
      ))}
      <form method="post" action="/__inbox/delete">
        <button>Delete all messages</button>
      </form>
    </>
  )

  async function serve(req: IncomingMessage, res: ServerResponse, pathname: string) {
    if (req.method !== 'POST') return sendPage(res, 'Inbox', 200, list(await messages()))
    if (pathname === '/__inbox/delete') return clear().then(() => showInbox(res))
    const headers = { 'content-type': req.headers['content-type'] ?? '' }
    const form = await new Response(await buffer(req), { headers }).formData()
    const fields = Array.from(form, ([name, value]) => [name, String(value)] as const)
    if (pathname === inboxEndpoint) return receive(req, res, fields)
    answer = answers.find(({ name }) => name === form.get('answer'))?.name ?? answer
    showInbox(res)
  }

  return {
    handle(req: IncomingMessage, res: ServerResponse, next: () => void): void {
      const [pathname = ''] = (req.url ?? '').split('?')
      if (!/^\/__inbox(?:\/(?:message|answer|delete)?)?$/.test(pathname)) return next()
      serve(req, res, pathname).catch((error: unknown) => {
        printFailure(error)
        reply(req, res, 500, { error: messageOf(error) })
      })
    },
    answerWith: (name: AnswerName) => void (answer = name),
    messages,
    clear,
  }
}
