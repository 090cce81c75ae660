import { afterEach, expect, test, vi } from 'vitest'
import { sendMessage } from '#components/islands/contact/send-message.ts'

// tests/site/spec/contact-form.test.ts holds the request and its failures in a browser.

afterEach(() => vi.unstubAllGlobals())

function sentTo(response: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  return sendMessage('https://forms.example/f/1', new FormData())
}

test('a message is accepted if the response is ok, whatever its body', async () => {
  expect(await sentTo(new Response('not json'))).toEqual({ status: 'success' })
})

const errors = [
  { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
  { field: 'email', message: 'second' },
  { field: 'message', message: 'is required' },
  { field: 'name', message: 'Please write your name.' },
  { field: 'phone', message: 'अमान्य नम्बर।' },
  { field: 'interest', message: 5 },
  { field: 'constructor', message: 'x' },
  { message: 'form not found' },
  null,
]
const fieldErrors = {
  email: 'This should be an email.',
  message: 'This is required.',
  name: 'Please write your name.',
  phone: 'अमान्य नम्बर।',
}

test.each([
  [{ errors }, fieldErrors],
  [{ errors: 'text' }, {}],
  [null, {}],
])('the field errors in %j are the first sentence about each field', async (answer, expected) => {
  const outcome = await sentTo(Response.json(answer, { status: 422 }))
  expect(outcome).toEqual({ status: 'error', fieldErrors: expected })
})
