import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createInbox } from '#scripts/serve/inbox/inbox.ts'
import { serve } from '#tests/support/serve.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { all } from '#tests/run/all.ts'

const json = { accept: 'application/json' }

async function startInbox(folder?: string) {
  const inbox = createInbox(folder ?? path.join(await temporaryFolder(), '.inbox'), '/')
  const origin = await serve((req, res) => {
    void inbox.handle(req, res, () => res.writeHead(418).end('next'))
  })
  const post = (route: string, body: FormData | URLSearchParams | string, headers = {}) =>
    fetch(`${origin}/__inbox/${route}`, { method: 'POST', body, headers, redirect: 'manual' })
  const page = async () => (await fetch(`${origin}/__inbox`)).text()
  return { inbox, origin, post, page }
}

const complete = { name: 'Asha', email: 'a+b@example.org', message: 'Namaste' }

/** A form that a service accepts, with these fields in it. */
function formData(fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...complete, ...fields })) form.append(name, value)
  return form
}

describe('a message', () => {
  test('sent without a script is stored and answered with thanks and a way back', async () => {
    const { inbox, origin, post } = await startInbox()
    const fields = new URLSearchParams(complete)
    const answer = await post('message', fields, { referer: `${origin}/contact` })
    const body = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(body).toContain('Thank you')
    expect(body).toContain(`href="${origin}/contact"`)
    expect(await inbox.messages()).toMatchObject([{ fields: [...fields] }])
  })

  test('with its honeypot filled in is marked as spam, with it empty not', async () => {
    const { inbox, post, page } = await startInbox()
    await post('message', formData({ name: 'person', _gotcha: '' }))
    await post('message', formData({ name: 'robot', _gotcha: 'x' }))
    expect((await inbox.messages()).map(({ spam }) => spam)).toEqual([true, false])
    expect((await page()).match(/: spam/g)).toHaveLength(1)
  })

  test.for([
    [{ name: ' ' }, ['name']],
    [{ email: 'asha' }, ['email']],
    [{ email: '', message: '' }, ['email', 'message']],
  ] as const)(
    'with %j is refused as a form service does it, field by field',
    async ([fields, refused]) => {
      const { inbox, post } = await startInbox()
      const answer = await post('message', formData(fields), json)
      expect(answer.status).toBe(422)
      const { errors } = Object(await answer.json())
      expect(Array.from(errors, (error) => Object(error).field)).toEqual(refused)
      expect(await inbox.messages()).toEqual([])
    },
  )

  test('over 100 kB, with over 100 fields, or that is no form, is refused', async () => {
    const { inbox, post } = await startInbox()
    const large = await post('message', formData({ message: 'x'.repeat(100_000) }), json)
    expect(large.status).toBe(400)
    const many = await post('message', new URLSearchParams('a&'.repeat(101)), json)
    expect(many.status).toBe(400)
    const text = await post('message', 'hello', { ...json, 'content-type': 'text/plain' })
    expect(text.status).toBe(400)
    expect(await inbox.messages()).toEqual([])
  })

  test('is refused, with a way out, if the inbox is full', async () => {
    const line = JSON.stringify({ at: '2026-01-01T00:00:00Z', fields: [['m', 'x'.repeat(50_000)]] })
    const folder = await temporaryFolder({ 'messages.jsonl': `\n${line}`.repeat(200) })
    const { post } = await startInbox(folder)
    const refused = await post('message', formData(), json)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      error: 'The inbox is full. Delete its messages at /__inbox.',
    })
    expect((await post('delete', '')).status).toBe(303)
    expect((await post('message', formData(), json)).status).toBe(200)
  })

  test('survives a line that was cut off before it', async () => {
    const folder = await temporaryFolder({ 'messages.jsonl': '\n{"id":"1","at":"20' })
    const { inbox, post } = await startInbox(folder)
    await post('message', formData())
    expect(await inbox.messages()).toMatchObject([{ fields: Object.entries(complete) }])
  })

  test('that cannot be stored is answered with an error, and the terminal says why', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValueOnce()
    const folder = path.join(await temporaryFolder({ taken: '' }), 'taken')
    const { post } = await startInbox(folder)
    expect((await post('message', formData(), json)).status).toBe(500)
    expect(error).toHaveBeenCalledExactlyOnceWith(
      `${folder} cannot be written: there is a file in place of a folder.`,
    )
  })
})

/** Tells a new inbox how to answer, then sends it a message. */
async function told(answer: string, headers: Record<string, string> = json) {
  const { post, page } = await startInbox()
  const set = await post('answer', new URLSearchParams({ answer }))
  const reply = await post('message', formData(), headers)
  return { set, reply, page }
}

describe('the switches', () => {
  test('lead back to the inbox, which shows the choice', async () => {
    const { set, page } = await told('busy')
    expect([set.status, set.headers.get('location')]).toEqual([303, '/__inbox'])
    expect(await page()).toMatch(/checked="" value="busy"/)
  })

  // tests/site/spec/contact-form.test.ts meets the other answers.
  test.runIf(all)('make the answer "slow" a good one', async () => {
    const { reply } = await told('slow')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/json')
  })

  test('show a visitor without JavaScript what went wrong', async () => {
    const { reply } = await told('failure', { accept: 'text/html' })
    expect(reply.status).toBe(500)
    expect(await reply.text()).toContain('Your message was not sent')
  })

  test.for(['sometimes', '__proto__', ''])('do not take "%s"', async (answer) => {
    const { set } = await told(answer)
    expect(set.status).toBe(400)
  })
})

describe('the list', () => {
  test('shows markup as it was typed, names of fields too', async () => {
    const { post, page } = await startInbox()
    await post('message', formData({ '<b>name': '<script>alert(1)</script>"\'&' }))
    const text = await page()
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('<b>')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;')
  })

  test('has nothing inline, under a policy that would refuse it', async () => {
    const { origin } = await startInbox()
    const answer = await fetch(`${origin}/__inbox`)
    const text = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).not.toMatch(/<script|<style|style=/)
    expect((await fetch(`${origin}/__inbox/style.css`)).headers.get('content-type')).toContain(
      'text/css',
    )
  })

  test('shows the newest 100 messages, and says where the others are', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      JSON.stringify({ at: '2026-01-01T00:00:00Z', fields: [['name', `person ${index}`]] }),
    )
    const { page } = await startInbox(await temporaryFolder({ 'messages.jsonl': lines.join('\n') }))
    const text = await page()
    expect(text.match(/<article>/g)).toHaveLength(100)
    expect(text).toMatch(
      /10000 messages<\/h2><p>These are the newest 100\..*person 9999.*person 9900/s,
    )
    expect(text).toContain('messages.jsonl')
  })

  test('has the newest message first, and is emptied by the button that asks first', async () => {
    const { inbox, post, page } = await startInbox()
    await post('message', formData({ name: 'the first' }))
    await post('message', formData({ name: 'the second' }))
    expect(await page()).toMatch(/2 messages.*the second.*the first/s)
    expect(await page()).toMatch(/<summary>Delete all…<\/summary><form[^>]*__inbox\/delete/)
    expect((await post('delete', '')).status).toBe(303)
    expect(await inbox.messages()).toEqual([])
  })
})

test('its address may end in a slash, and every other address is left to the next handler', async () => {
  const { origin } = await startInbox()
  expect(await (await fetch(`${origin}/__inbox/`)).text()).toContain('Inbox')
  for (const address of ['/', '/__inboxes', '/__inbox/nothing']) {
    expect((await fetch(origin + address)).status).toBe(418)
  }
})
