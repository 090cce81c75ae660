import type { Locator, Page, Request } from 'playwright'
import { describe, expect } from 'vitest'

import { sendButton } from '#tests/support/contact-form.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

import { email as institute, name as instituteName } from './institute.ts'

const typed = {
  name: 'Asha Rai',
  email: 'asha@example.org',
  phone: '+977 1 555 0101',
  interest: 'Consulting',
  message: 'Namaste,\nwhen does the next course begin?',
}

const field = (page: Page, name: string) => page.locator(`#contact-${name}`)
const successPanel = (page: Page) =>
  page.getByRole('heading', { name: 'Message Sent Successfully!' })
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text)
const hasFocus = (place: Locator) => place.evaluate((node) => node === document.activeElement)
const failure = 'There was a problem sending your message. Please try again.'

/** Fills in every field; of a form that is `alive`, once its script is there. */
async function fillIn(page: Page, state: 'alive' | 'plain' = 'plain'): Promise<void> {
  if (state === 'alive') await islandReady(page, 'contact-form')
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await field(page, name).fill(typed[name])
  }
  await field(page, 'interest').selectOption(typed.interest)
}

async function values(page: Page) {
  const names = ['name', 'email', 'phone', 'interest', 'message']
  const entries = names.map(async (name) => [name, await field(page, name).inputValue()])
  return Object.fromEntries(await Promise.all(entries))
}

async function expectError(page: Page): Promise<void> {
  const note = page.locator('.toasts').getByRole('alert')
  await note.waitFor()
  const words = (await note.innerText()).replaceAll(/\s+/g, ' ')
  expect(words).toContain(`Error ${failure}`)
  const alert = page.locator('form').getByRole('alert')
  expect(await alert.innerText()).toContain(failure)
  expect(await hasFocus(alert)).toBe(true)
  expect(await values(page)).toEqual(typed)
  expect(await sendButton(page).isEnabled()).toBe(true)
  const mail = await page
    .getByRole('link', { name: 'Write an e-mail instead' })
    .getAttribute('href')
  expect(mail).toMatch(new RegExp(`^mailto:${institute}\\?`))
  for (const part of Object.values(typed)) {
    expect(decodeURIComponent(mail ?? '').replaceAll('\r\n', '\n')).toContain(part)
  }
}

test('Without script the form posts its fields to the endpoint as form data', async ({
  newPage,
  inbox,
}) => {
  const page = await newPage({ path: 'contact', js: false, reducedMotion: true })
  await fillIn(page)
  await sendButton(page).click()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
  const [message] = await inbox.messages()
  expect(message?.type).toBe('multipart/form-data')
  expect(Object.fromEntries(message?.fields ?? [])).toMatchObject({
    ...typed,
    message: typed.message.replaceAll('\n', '\r\n'),
  })
})

test('A message goes as one POST of form data that accepts JSON, also when pressed twice', async ({
  newPage,
  inbox,
}) => {
  const page = await newPage({ path: 'contact' })
  await fillIn(page, 'alive')
  inbox.answerWith('slow', 1)
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  await sendButton(page).evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return
    button.click()
    button.form?.requestSubmit()
    button.click()
  })
  await successPanel(page).waitFor()
  expect(posts).toHaveLength(1)
  const headers = await posts[0]?.allHeaders()
  expect(headers?.['accept']).toBe('application/json')
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const messages = await inbox.messages()
  expect(messages).toHaveLength(1)
  const fields = messages[0]?.fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
  expect(fields).toEqual(Object.entries(typed))
})

describe('states', () => {
  test('submitting: the button is disabled, reads "Sending..." and spins', async ({
    newPage,
    inbox,
  }) => {
    const page = await newPage({ path: 'contact' })
    await fillIn(page, 'alive')
    inbox.answerWith('never')
    await sendButton(page).click()
    const sending = page.getByRole('button', { name: 'Sending...' })
    await sending.waitFor()
    expect(await sending.isDisabled()).toBe(true)
    const turns = await sending.evaluate((node) =>
      node.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
    )
    expect(turns).toContain(Infinity)
    expect(await values(page)).toEqual(typed)
    await field(page, 'message').focus()
  })

  test('success: panel, toast, and again an empty form', async ({ newPage }) => {
    const page = await newPage({ path: 'contact' })
    await fillIn(page, 'alive')
    await sendButton(page).click()
    const heading = successPanel(page)
    await heading.waitFor()
    expect(await heading.evaluate((node) => node === document.activeElement)).toBe(true)
    const panel = page.locator('.sent-panel')
    expect((await panel.innerText()).replaceAll(/\s+/g, ' ')).toContain(
      `Thank you for contacting ${instituteName}. We'll get back to you shortly.`,
    )
    const [, green] = await panel.evaluate((node) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas) canvas.fillStyle = getComputedStyle(node).backgroundColor
      canvas?.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
      return [r, g > r && g > b]
    })
    expect(green).toBe(true)
    const note = page.locator('.toasts').getByRole('status')
    expect((await note.innerText()).replaceAll(/\s+/g, ' ')).toContain(
      "Message sent! Thank you! We'll get back to you shortly.",
    )
    expect(await page.locator('form').count()).toBe(0)

    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await sendButton(page).waitFor()
    expect(Object.values(await values(page))).toEqual(['', '', '', '', ''])
    expect(await page.locator(':focus').getAttribute('name')).toBe('name')
    await page.reload()
    await islandReady(page, 'contact-form')
    expect(Object.values(await values(page))).toEqual(['', '', '', '', ''])
  })

  test('error: at each bad answer the toast, and everything still in the fields', async ({
    newPage,
    inbox,
  }) => {
    const page = await newPage({ path: 'contact', expected: [/Failed to load resource/] })
    await fillIn(page, 'alive')
    for (const answer of ['failure', 'busy', 'redirect', 'invalid'] as const) {
      inbox.answerWith(answer)
      await sendButton(page).click()
      await page.getByRole('button', { name: 'Sending...' }).waitFor({ state: 'hidden' })
      await expectError(page)
      expect(await page.locator('.toasts > *').count()).toBe(1)
    }
    const described = async (name: string) => {
      const id = await field(page, name).getAttribute('aria-describedby')
      return id === null ? null : page.locator(`[id="${id}"]`).innerText()
    }
    expect(await described('email')).toBe('should be an email')
    expect(await described('message')).toBe('should not be empty')
    expect(await described('name')).toBeNull()
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')

    inbox.answerWith('ok')
    await sendButton(page).click()
    await successPanel(page).waitFor()
    await toast(page, failure).waitFor({ state: 'hidden' })
  })

  test('error: offline', async ({ newPage, inbox }) => {
    const page = await newPage({ path: 'contact', expected: [/Failed to load resource/] })
    await fillIn(page, 'alive')
    await page.context().setOffline(true)
    await sendButton(page).click()
    await expectError(page)
    await page.context().setOffline(false)
    await sendButton(page).click()
    await successPanel(page).waitFor()
    expect(await inbox.messages()).toHaveLength(1)
  })

  test('error: the connection breaks in the middle', async ({ newPage }) => {
    const page = await newPage({ path: 'contact', expected: [/Failed to load resource/] })
    await fillIn(page, 'alive')
    await page.route('**/__inbox/**', (route) => route.abort('connectionreset'))
    await sendButton(page).click()
    await expectError(page)
  })

  test('error: no answer within 30 seconds', async ({ newPage, inbox }) => {
    const page = await newPage({ path: 'contact' })
    await fillIn(page, 'alive')
    inbox.answerWith('never')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await sendButton(page).click()
    await page.clock.runFor(1)
    const sending = page.getByRole('button', { name: 'Sending...' })
    await sending.waitFor()
    await page.clock.runFor(29_900)
    expect(await sending.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await sending.waitFor({ state: 'hidden' })
    await expectError(page)
  })
})

describe('toasts', () => {
  test('good news leaves after 6 seconds, which stop while it is hovered', async ({ newPage }) => {
    const page = await newPage({ path: 'contact' })
    await fillIn(page, 'alive')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await sendButton(page).click()
    await page.clock.runFor(1)
    const note = page.locator('.toasts').getByRole('status')
    await note.waitFor()
    await page.clock.runFor(4000)
    await note.hover()
    await page.clock.runFor(60_000)
    expect(await note.isVisible()).toBe(true)
    await page.mouse.move(0, 0)
    await page.clock.runFor(2100)
    await note.waitFor({ state: 'hidden' })
  })

  test('bad news stays until it is closed', async ({ newPage, inbox }) => {
    const page = await newPage({ path: 'contact', expected: [/Failed to load resource/] })
    await fillIn(page, 'alive')
    inbox.answerWith('failure')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await sendButton(page).click()
    await page.clock.runFor(1)
    const note = page.locator('.toasts').getByRole('alert')
    await note.waitFor()
    await page.clock.runFor(600_000)
    expect(await note.isVisible()).toBe(true)
    await note.getByRole('button', { name: 'Close' }).click()
    await note.waitFor({ state: 'hidden' })
  })

  test('Escape takes them away, and who closes one is back where they came from', async ({
    newPage,
    inbox,
  }) => {
    const page = await newPage({ path: 'contact', expected: [/Failed to load resource/] })
    await fillIn(page, 'alive')
    inbox.answerWith('failure')
    const send = async () => {
      await sendButton(page).click()
      await expectError(page)
    }
    const note = page.locator('.toasts').getByRole('alert')
    await send()
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(page.locator('form').getByRole('alert'))).toBe(true)

    await send()
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    await page.keyboard.press('Tab')
    expect(await hasFocus(note.getByRole('button'))).toBe(true)
    await page.keyboard.press('Enter')
    await note.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(last)).toBe(true)
  })
})

describe('what was typed', () => {
  test('survives a reload and leaving the page', async ({ newPage }) => {
    const page = await newPage({ path: 'contact' })
    await fillIn(page, 'alive')
    await page.reload()
    await islandReady(page, 'contact-form')
    expect(await values(page)).toEqual(typed)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
    await islandReady(page, 'contact-form')
    expect(await values(page)).toEqual(typed)
  })
})

describe('the inquiry form of Home', () => {
  const interests = {
    'IT Services': 'IT Services',
    'Business Consulting': 'Consulting',
    'Other / Not Sure': '',
  }
  for (const [service, interest] of Object.entries(interests)) {
    test(`carries "${service}" and the rest to the contact form, and makes no call`, async ({
      newPage,
      site,
      inbox,
    }) => {
      const page = await newPage({ path: '' })
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') calls.push(request.url())
      })
      const form = await islandReady(page, 'inquiry-form')
      await form.getByLabel('Name').fill(typed.name)
      await form.getByLabel('Email').fill(typed.email)
      await form.getByLabel('Service').selectOption(service)
      await form.getByLabel('Message').fill(typed.message)
      await form.getByRole('button', { name: 'Send inquiry' }).click()
      await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
      await islandReady(page, 'contact-form')
      expect(await values(page)).toEqual({ ...typed, phone: '', interest })
      expect(page.url()).toBe(`${site.url}contact`)
      expect(calls).toEqual([])
      expect(await inbox.messages()).toEqual([])
    })
  }
})

test('People and screen readers never meet the honeypot, and robots fall into it', async ({
  newPage,
  inbox,
}) => {
  const page = await newPage({ path: 'contact' })
  await islandReady(page, 'contact-form')
  const trap = page.locator('[name=_gotcha]')
  expect(await trap.isVisible()).toBe(false)
  expect(await page.getByRole('textbox').count()).toBe(4)
  await fillIn(page)
  await trap.evaluate((node) => {
    if (node instanceof HTMLInputElement) node.value = 'https://spam.example'
  })
  await sendButton(page).click()
  await successPanel(page).waitFor()
  expect((await inbox.messages())[0]?.spam).toBe(true)
})
