import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendMessage } from '#components/islands/contact/send-message.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetched.mockReset()
})

const message = (fields: Record<string, string> = { name: 'Asha', _gotcha: '' }) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const send = (form = message()) => sendMessage('https://forms.example/f/1', form)

const errorsOf = async (response: unknown) => {
  fetched.mockResolvedValue(Response.json(response, { status: 422 }))
  const outcome = await send()
  return outcome.type === 'refused' ? outcome.fieldErrors : undefined
}

const refused = { type: 'refused', fieldErrors: {} }

describe('the request', () => {
  test('is one POST of the form data that asks for JSON', async () => {
    fetched.mockResolvedValue(Response.json({ ok: true }))
    await send()
    expect(fetched).toHaveBeenCalledTimes(1)
    const [address, options] = fetched.mock.calls[0] ?? []
    expect(address).toBe('https://forms.example/f/1')
    expect(options?.method).toBe('POST')
    expect(options?.headers).toEqual({ Accept: 'application/json' })
    expect(options?.body).toBeInstanceOf(FormData)
  })

  test('leaves the type of the body to the browser, which knows its boundary', async () => {
    fetched.mockResolvedValue(Response.json({}))
    await send()
    const request = new Request('https://forms.example/', fetched.mock.calls[0]?.[1])
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  test('leaves out an empty honeypot', async () => {
    const form = message({ name: 'Asha', _gotcha: '' })
    fetched.mockResolvedValue(Response.json({}))
    await send(form)
    expect([...form.keys()]).toEqual(['name'])
  })

  test('includes a honeypot that a bot filled in', async () => {
    const form = message({ _gotcha: 'cheap pills' })
    fetched.mockResolvedValue(Response.json({}))
    await send(form)
    expect(form.get('_gotcha')).toBe('cheap pills')
  })
})

describe('the outcome', () => {
  test('is accepted when the response is ok, whatever its body', async () => {
    fetched.mockResolvedValue(new Response('not json'))
    expect(await send()).toEqual({ type: 'accepted' })
  })

  test.each([400, 404, 422, 429, 500, 503])('is refused on %d', async (status) => {
    fetched.mockResolvedValue(new Response('<p>no</p>', { status }))
    expect(await send()).toMatchObject(refused)
  })

  test('is refused on a redirect, which is not followed to its page', async () => {
    fetched.mockImplementation((_address, options) =>
      Promise.resolve(
        options?.redirect === 'manual' ? Response.error() : new Response('<p>thanks</p>'),
      ),
    )
    expect(await send()).toMatchObject(refused)
  })

  test('is refused when the network fails', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await send()).toMatchObject(refused)
  })

  test('says whether there was no connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await send()).toMatchObject({ wasOffline: false })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await send()).toMatchObject({ wasOffline: true })
  })

  test('is refused when 30 seconds pass without an answer', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(
      (_address, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    let outcome: unknown
    const sending = send().then((value) => (outcome = value))
    await vi.advanceTimersByTimeAsync(29_999)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await sending
    expect(outcome).toMatchObject(refused)
  })
})

describe('field errors of the form service', () => {
  test('are told by field, the first for each', async () => {
    const errors = [
      { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
      { field: 'email', message: 'second' },
      { field: 'message', message: 'is required' },
    ]
    expect(await errorsOf({ errors })).toEqual({
      email: 'should be an email',
      message: 'is required',
    })
  })

  test('leave out those of the whole form and of unknown fields', async () => {
    const errors = [
      { message: 'form not found' },
      { field: 'constructor', message: 'x' },
      { field: 'email', message: 5 },
      null,
      'text',
    ]
    expect(await errorsOf({ errors })).toEqual({})
  })

  test.each([null, 'text', [], {}, { errors: 'text' }, { error: 'spam' }])(
    'are none in %j',
    async (response) => {
      expect(await errorsOf(response)).toEqual({})
    },
  )
})
