import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { createInbox } from '#scripts/serve/inbox.tsx'
import { serve } from '#tests/support/serve.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// tests/site/spec/contact-form.test.ts meets the answers to choose from.

const json = { accept: 'application/json' }

async function startInbox(folder?: string) {
  const inbox = createInbox(folder ?? path.join(await temporaryFolder(), '.inbox'), '/')
  const origin = await serve((req, res) => {
    inbox.handle(req, res, () => res.writeHead(418).end('next'))
  })
  const post = (route: string, body: FormData | URLSearchParams | string, headers = {}) =>
    fetch(`${origin}/__inbox/${route}`, { method: 'POST', body, headers, redirect: 'manual' })
  return { inbox, origin, post, page: () => fetch(`${origin}/__inbox`) }
}

const complete = { name: 'Asha', email: 'a+b@example.org', message: 'Namaste' }

/** A form that a service accepts, with these fields in it. */
function formData(fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...complete, ...fields })) form.append(name, value)
  return form
}

test('a message sent without a script is stored and answered with thanks and a way back', async () => {
  const { inbox, post } = await startInbox()
  const answer = await post('message', new URLSearchParams(complete))
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toMatch(/Thank you.*href="\/"/)
  expect(await inbox.messages()).toMatchObject([{ fields: Object.entries(complete) }])
})

test('a message with its honeypot filled in is marked as spam, with it empty not', async () => {
  const { inbox, post, page } = await startInbox()
  await post('message', formData({ _gotcha: '' }))
  await post('message', formData({ _gotcha: 'x' }))
  expect((await inbox.messages()).map(({ spam }) => spam)).toEqual([true, false])
  expect((await (await page()).text()).match(/Spam:/g)).toHaveLength(1)
})

test.for([
  [{ name: ' ' }, ['name']],
  [{ email: 'asha' }, ['email']],
  [{ email: '', message: '' }, ['email', 'message']],
] as const)('a message with %j is refused as a form service does it', async ([fields, refused]) => {
  const { inbox, post } = await startInbox()
  const answer = await post('message', formData(fields), json)
  expect(answer.status).toBe(422)
  const { errors } = Object(await answer.json())
  expect(Array.from(errors, (error) => Object(error).field)).toEqual(refused)
  expect(await (await post('message', formData(fields))).text()).toContain('was not sent')
  expect(await inbox.messages()).toEqual([])
})

test('a message that cannot be stored is answered with an error, and the terminal says why', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValueOnce()
  const folder = path.join(await temporaryFolder({ taken: '' }), 'taken')
  const { post } = await startInbox(folder)
  expect((await post('message', formData(), json)).status).toBe(500)
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `${folder} cannot be written: there is a file in place of a folder.`,
  )
})

test('the page shows the answer that was chosen last, and leaves it at a name that is none', async () => {
  const { post, page } = await startInbox()
  for (const answer of ['failure', '__proto__']) {
    const chosen = await post('answer', new URLSearchParams({ answer }))
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/__inbox'])
    expect(await (await page()).text()).toMatch(/<option value="failure" selected="">/)
  }
  expect((await post('message', formData(), json)).status).toBe(500)
})

test('the page lists the newest message first, as it was typed, until they are deleted', async () => {
  const { inbox, post, page } = await startInbox()
  await post('message', formData({ name: 'the first' }))
  await post('message', formData({ '<b>': '<script>alert(1)</script>"\'&' }))
  const answer = await page()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await answer.text()
  expect(text).not.toMatch(/<(?:script|b|style)>|style=/)
  expect(text).toMatch(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#x27;&amp;.*the first/s)
  await post('delete', '')
  expect(await inbox.messages()).toEqual([])
})
