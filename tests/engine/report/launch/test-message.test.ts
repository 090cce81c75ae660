import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { sendTestMessage } from '#scripts/report/launch/index.ts'
import { serve } from '#tests/support/serve.ts'

const email = 'info@institute.edu.np'
const url = 'https://institute.edu.np/website'
const sendTo = (endpoint: string, form = {}) =>
  sendTestMessage({ url, email, form: { endpoint, ...form } })

it.each([
  [200, 'application/json', '{"success": true}', 'was sent'],
  [403, 'application/json', '{"message": "This key is for another domain"}', 'was not sent'],
  [200, 'text/html', '<title>Are you a robot?</title>', 'was not sent'],
  [302, 'text/plain', 'Found', 'was not sent'],
])('says that the service answers %s (%s), %s: it %s', async (status, type, answer, seen) => {
  let received = ''
  const endpoint = await serve(async (req, res) => {
    received = `${req.headers.origin} ${req.headers.accept} ${await text(req)}`
    res.writeHead(status, { 'content-type': type }).end(answer)
  })
  const fields = [{ name: 'access_key', value: 'known-key' }]
  const said = await sendTo(endpoint, { fields }).catch(String)
  expect(said).toContain(`answered ${status} (${type}): ${answer}\nA visitor would see`)
  expect(said).toContain(seen)
  expect(received).toMatch(/^https:\/\/institute\.edu\.np application\/json /)
  for (const part of ['name="name"', 'name="message"', 'name="access_key"', 'known-key', email])
    expect(received).toContain(part)
})

it('sends nothing to an example, and says when nobody answers', async () => {
  await expect(sendTo('https://formspree.io/f/example')).rejects.toThrow('names no form service')
  await expect(sendTo('http://localhost:1')).rejects.toThrow('does not answer')
})
