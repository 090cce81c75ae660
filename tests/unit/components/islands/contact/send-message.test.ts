import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendMessage } from '#components/islands/contact/send-message.ts'

// tests/site/spec/contact-form.test.ts holds the request and its failures in a browser.

afterEach(() => vi.unstubAllGlobals())

function sentTo(response: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  vi.stubGlobal('navigator', { onLine: true })
  return sendMessage('https://forms.example/f/1', new FormData())
}

test('a message is accepted if the response is ok, whatever its body', async () => {
  expect(await sentTo(new Response('not json'))).toEqual({ status: 'success' })
})

test('a message that a page answers is not sent', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const outcome = await sentTo(new Response('<!doctype html><title>Verify</title>', { headers }))
  expect(outcome).toEqual({ status: 'error', fieldErrors: {} })
})

async function errorsOf(response: unknown) {
  const outcome = await sentTo(Response.json(response, { status: 422 }))
  return outcome.status === 'error' ? outcome.fieldErrors : undefined
}

describe('field errors of the form service', () => {
  test('are sentences by field, the first for each', async () => {
    const errors = [
      { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
      { field: 'email', message: 'second' },
      { field: 'message', message: 'is required' },
      { field: 'name', message: 'Please write your name.' },
      { field: 'phone', message: 'अमान्य नम्बर।' },
    ]
    const expected = {
      email: 'This should be an email.',
      message: 'This is required.',
      name: 'Please write your name.',
      phone: 'अमान्य नम्बर।',
    }
    expect(await errorsOf({ errors })).toEqual(expected)
  })

  test.each([
    null,
    { errors: 'text' },
    { errors: [{ message: 'form not found' }, { field: 'constructor', message: 'x' }] },
    { errors: [{ field: 'email', message: 5 }, null, 'text'] },
  ])('are none in %j', async (response) => {
    expect(await errorsOf(response)).toEqual({})
  })
})
