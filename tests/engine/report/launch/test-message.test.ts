import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { sendTestMessage } from '#scripts/report/launch/index.ts'
import { serve } from '#tests/support/serve.ts'

const email = 'info@institute.edu.np'
const url = 'https://institute.edu.np/website'

/** Sends a message to a service with this answer. */
async function send(status: number, type: string, answer: string) {
  const received: string[] = []
  const endpoint = await serve(async (req, res) => {
    received.push(String(req.headers.origin), String(req.headers.accept), await text(req))
    res.writeHead(status, { 'content-type': type }).end(answer)
  })
  const fields = [{ name: 'access_key', value: 'known-key' }]
  const outcome = await sendTestMessage({ url, email, form: { endpoint, fields } }).catch(String)
  return { received: received.join('\n'), outcome }
}

it('sends the fields of the form and those of the service, from the address of the site', async () => {
  const { received, outcome } = await send(200, 'application/json', '{"success": true}')
  expect(received).toMatch(/^https:\/\/institute\.edu\.np\napplication\/json\n/)
  for (const part of ['name="name"', 'name="message"', 'name="access_key"', 'known-key', email])
    expect(received).toContain(part)
  expect(outcome).toMatch(/answered 200 \(application\/json\): \{"success": true\}\n.* was sent\./)
})

it.each([
  [403, 'application/json', '{"message": "This key is for another domain"}'],
  [200, 'text/html', '<title>Are you a robot?</title>'],
  [302, 'text/plain', 'Found'],
])('says of the answer %s (%s) that a visitor would see a failure', async (...answer) => {
  const { outcome } = await send(...answer)
  expect(outcome).toContain(`answered ${answer[0]} (${answer[1]}): ${answer[2]}`)
  expect(outcome).toContain('was not sent')
})

it('sends nothing to an example, and says when nobody answers', async () => {
  const form = { endpoint: 'https://formspree.io/f/example' }
  await expect(sendTestMessage({ url, email, form })).rejects.toThrow('names no form service')
  const closed = { endpoint: 'http://localhost:1' }
  await expect(sendTestMessage({ url, email, form: closed })).rejects.toThrow(/does not answer/)
})
