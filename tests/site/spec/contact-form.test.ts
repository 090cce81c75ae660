import type { Locator, Page, Request } from 'playwright'
import { describe, expect } from 'vitest'
import {
  contactField as field,
  sendButton,
  sendingButton,
  successPanel,
} from '#tests/site/contact-form.ts'
import { onPaper } from '#tests/engine/any-site/paper.ts'
import { footerLink, heading, hold } from '#tests/support/navigate.ts'
import type { PageOptions } from '#tests/support/open-page.ts'
import { textsOf } from '#tests/support/read-page.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { email as institute, name as instituteName } from './institute.ts'

type NewPage = (options: PageOptions & { expected: RegExp[] }) => Promise<Page>

const typed = {
  name: 'Asha Rai',
  email: 'asha@example.org',
  phone: '+977 1 555 0101',
  interest: 'Consulting',
  message: 'Namaste,\nwhen does the next course begin?',
}

const errorToast = (page: Page) => page.locator('.toast', { hasText: failure })
/** In the form, what went wrong and another way to write. */
const failedPanel = (page: Page) => page.locator('form > div[tabindex="-1"]')
/** Where a screen reader reads out that it failed. */
const announced = (page: Page) =>
  page.locator('[role=alert], [role=status], [aria-live]').filter({ hasText: failure })
const successToast = (page: Page) => page.locator('.toasts').getByRole('status')
const expectFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((node) => node === document.activeElement)).toBe(true)

const box = async (of: Locator) => (await of.boundingBox()) ?? { y: NaN, height: NaN }
const failure = 'There was a problem sending your message. Please try again.'

async function fillIn(page: Page): Promise<void> {
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await field(page, name).fill(typed[name])
  }
  await field(page, 'interest').selectOption(typed.interest)
}

/** Opens the contact page, waits for the script of its form and fills in every field. */
async function openFilledIn(newPage: NewPage): Promise<Page> {
  const page = await newPage({ path: 'contact', expected: [/Failed to load resource/] })
  await islandReady(page, 'contact-form')
  await fillIn(page)
  return page
}

function watchPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request)
  })
  return posts
}

async function values(page: Page) {
  const names = ['name', 'email', 'phone', 'interest', 'message']
  const entries = names.map(async (name) => [name, await field(page, name).inputValue()])
  return Object.fromEntries(await Promise.all(entries))
}

async function expectError(page: Page, focused?: Locator): Promise<void> {
  // The toast of an earlier error may still be leaving.
  await expect.poll(() => page.locator('.toasts > *').count()).toBe(1)
  await errorToast(page).waitFor()
  expect(await textsOf(errorToast(page))).toEqual([expect.stringContaining(`Error ${failure}`)])
  expect(await failedPanel(page).innerText()).toContain(failure)
  expect(await announced(page).count()).toBe(1)
  await expectFocus(focused ?? failedPanel(page))
  expect(await values(page)).toEqual(typed)
  expect(await sendButton(page).isEnabled()).toBe(true)
  const mail = await page.getByRole('link', { name: 'Write an email instead' }).getAttribute('href')
  expect(mail).toMatch(new RegExp(`^mailto:${institute}\\?`))
  for (const part of Object.values(typed)) {
    expect(decodeURIComponent(mail ?? '').replaceAll('\r\n', '\n')).toContain(part)
  }
}

test('Without script the form posts its fields to the endpoint', async ({ newPage, inbox }) => {
  const page = await newPage({ path: 'contact', js: false, reducedMotion: true })
  await fillIn(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page).click()
  expect((await sent).headers()['content-type']).toContain('multipart/form-data')
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
  const [message] = await inbox.messages()
  expect(Object.fromEntries(message?.fields ?? [])).toMatchObject({
    ...typed,
    message: typed.message.replaceAll('\n', '\r\n'),
  })
})

test('A message is sent once, and leaves thanks and an empty form', async ({ newPage, inbox }) => {
  const page = await openFilledIn(newPage)
  const release = await hold(page, '**/__inbox/**')
  const posts = watchPosts(page)
  await sendButton(page).evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return
    button.click()
    button.form?.requestSubmit()
    button.click()
  })
  const sending = sendingButton(page)
  await sending.waitFor()
  expect(await sending.isDisabled()).toBe(true)
  const turns = await sending.evaluate((node) =>
    node.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
  )
  expect(turns).toContain(Infinity)
  expect(await values(page)).toEqual(typed)
  await field(page, 'message').focus()
  const session = () => page.evaluate(() => JSON.stringify(sessionStorage))
  expect(await session()).toContain(typed.email)

  release()
  await successPanel(page).waitFor()
  expect(await session()).not.toContain(typed.email)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  expect(posts).toHaveLength(1)
  const headers = await posts[0]?.allHeaders()
  expect(headers?.['accept']).toBe('application/json')
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const messages = await inbox.messages()
  expect(messages).toHaveLength(1)
  const fields = messages[0]?.fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
  expect(fields).toEqual(Object.entries(typed))

  await expectFocus(successPanel(page))
  const panel = page.locator('.sent-panel')
  const thanks = `Thank you for contacting ${instituteName}. We’ll get back to you shortly.`
  expect(await textsOf(panel)).toEqual([expect.stringContaining(thanks)])
  const background = await panel.evaluate((node) => getComputedStyle(node).backgroundColor)
  const [red = 0, green = 0, blue = 0] = background.match(/\d+/g)?.map(Number) ?? []
  expect(green).toBeGreaterThan(Math.max(red, blue))
  const sent = 'Message sent! Thank you! We’ll get back to you shortly.'
  expect(await textsOf(successToast(page))).toEqual([expect.stringContaining(sent)])
  expect(await page.locator('form').count()).toBe(0)
  await onPaper(page)
  expect(await successToast(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await sendButton(page).waitFor()
  expect(Object.values(await values(page))).toEqual(['', '', '', '', ''])
  expect(await page.locator(':focus').getAttribute('name')).toBe('name')
  await page.reload()
  await islandReady(page, 'contact-form')
  expect(Object.values(await values(page))).toEqual(['', '', '', '', ''])
})

describe('states', () => {
  test('error: a bad answer leaves everything in the fields', async ({ newPage, inbox }) => {
    const page = await openFilledIn(newPage)
    for (const answer of ['failure', 'redirect', 'page', 'invalid'] as const) {
      inbox.answerWith(answer)
      if (answer === 'invalid') await page.setViewportSize({ width: 320, height: 480 })
      await sendButton(page).click()
      await sendingButton(page).waitFor({ state: 'hidden' })
      await expectError(page, answer === 'invalid' ? field(page, 'email') : undefined)
    }
    const described = async (name: string) => {
      const id = await field(page, name).getAttribute('aria-describedby')
      return id === null ? null : page.locator(`[id="${id}"]`).innerText()
    }
    expect(await described('email')).toBe('This should be an email.')
    expect(await described('message')).toBe('This should not be empty.')
    expect(await described('name')).toBeNull()
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')
    // On a phone, too, the toast leaves the marked field and its message free.
    const label = await box(page.locator('label', { hasText: 'Email' }))
    const message = await box(page.getByText('This should be an email.'))
    const header = await box(page.locator('header'))
    const toast = await box(errorToast(page))
    expect(label.y).toBeGreaterThan(header.y + header.height)
    expect(message.y + message.height).toBeLessThan(toast.y)
    inbox.answerWith('ok')
    await sendButton(page).click()
    await successPanel(page).waitFor()
    await errorToast(page).waitFor({ state: 'hidden' })
  })

  test('error: offline or cut off, who writes on goes on writing', async ({ newPage, inbox }) => {
    const page = await openFilledIn(newPage)
    // The map's script may still be loading.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await sendButton(page).click()
    await expectError(page)
    await page.keyboard.press('Escape')
    await errorToast(page).waitFor({ state: 'detached' })
    await expectFocus(failedPanel(page))

    await page.context().setOffline(false)
    const release = await hold(page, '**/__inbox/**', (route) => route.abort('connectionreset'))
    await sendButton(page).click()
    await sendingButton(page).waitFor()
    const status = page.locator('form [role=status]')
    expect(await status.textContent()).toBe('Sending...')
    const message = field(page, 'message')
    await message.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Please')
    release()
    await sendingButton(page).waitFor({ state: 'hidden' })
    await page.keyboard.type(' write.')
    expect(await message.inputValue()).toBe(`${typed.message} Please write.`)
    expect(await status.textContent()).toBe('')
    await message.fill(typed.message)
    await expectError(page, message)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    await page.keyboard.press('Tab')
    await expectFocus(errorToast(page).getByRole('button'))
    await page.keyboard.press('Enter')
    await errorToast(page).waitFor({ state: 'detached' })
    await expectFocus(last)

    await page.unroute('**/__inbox/**')
    await sendButton(page).click()
    await successPanel(page).waitFor()
    expect(await inbox.messages()).toHaveLength(1)
  })

  test('submitting: who leaves and comes back sees what came of it', async ({ newPage }) => {
    const page = await openFilledIn(newPage)
    const posts = watchPosts(page)
    const sendAndLeave = async () => {
      await sendButton(page).click()
      await sendingButton(page).waitFor()
      await footerLink(page, 'About Us').click()
      await heading(page, 'About Us')
    }
    const fail = await hold(page, '**/__inbox/**', (route) => route.abort())
    await sendAndLeave()
    fail()
    await errorToast(page).waitFor()
    expect(await announced(page).count()).toBe(1)
    await page.goBack()
    await islandReady(page, 'contact-form')

    await page.unroute('**/__inbox/**')
    const release = await hold(page, '**/__inbox/**')
    await sendAndLeave()
    await page.goBack()
    await islandReady(page, 'contact-form')
    await sendingButton(page).waitFor()
    await field(page, 'message').fill('One more question.')
    release()
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect.poll(() => field(page, 'message').inputValue()).toBe('One more question.')
    expect(posts).toHaveLength(2)
  })

  test('error: no answer in 30 s; bad news stays, good news goes', async ({ newPage, inbox }) => {
    const page = await openFilledIn(newPage)
    // From here on, time goes by `page.clock.runFor` only.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    inbox.answerWith('never')
    await sendButton(page).click()
    await page.clock.runFor(29_000)
    expect(await sendingButton(page).isVisible()).toBe(true)
    await page.clock.runFor(1000)
    await sendingButton(page).waitFor({ state: 'hidden' })
    await expectError(page)

    // An error stays until it is closed.
    await page.clock.runFor(600_000)
    await errorToast(page).getByRole('button', { name: 'Close' }).click()
    await errorToast(page).waitFor({ state: 'hidden' })

    inbox.answerWith('ok')
    await sendButton(page).click()
    const toast = successToast(page)
    await toast.waitFor()
    // It stays while it is hovered or has focus.
    await toast.hover()
    await page.clock.runFor(60_000)
    expect(await toast.isVisible()).toBe(true)
    await toast.getByRole('button').focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(60_000)
    expect(await toast.isVisible()).toBe(true)
    await toast.getByRole('button').blur()
    await page.clock.runFor(6100)
    await toast.waitFor({ state: 'hidden' })
  })
})

test('Spaces are no name, and only robots meet the honeypot', async ({ newPage, inbox }) => {
  const page = await openFilledIn(newPage)
  const trap = page.locator('[name=_gotcha]')
  expect(await trap.isVisible()).toBe(false)
  expect(await page.getByRole('textbox').count()).toBe(4)
  for (const name of ['name', 'message']) {
    await field(page, name).fill('  ')
    await sendButton(page).click()
    expect(await page.locator(':focus').getAttribute('name')).toBe(name)
    await field(page, name).fill(' Asha Rai\n')
  }
  await trap.evaluate((node) => {
    if (node instanceof HTMLInputElement) node.value = 'https://spam.example'
  })
  await field(page, 'name').press('Enter')
  await successPanel(page).waitFor()
  const [message] = await inbox.messages()
  expect(message?.spam).toBe(true)
  const { name, message: text } = Object.fromEntries(message?.fields ?? [])
  expect([name, text]).toEqual(['Asha Rai', 'Asha Rai'])
})

test('The inquiry form of Home carries its words to Contact', async ({ newPage, site, inbox }) => {
  const page = await newPage()
  const posts = watchPosts(page)
  await page.goto('')
  const carry = async () => {
    await page.getByRole('button', { name: 'Continue on the contact page' }).click()
    await heading(page, 'Contact Us')
    await islandReady(page, 'contact-form')
  }
  const form = await islandReady(page, 'inquiry-form')
  await carry()
  expect(await page.getByText('Nothing has been sent yet.').isVisible()).toBe(false)

  await footerLink(page, 'Home').click()
  await islandReady(page, 'inquiry-form')
  await form.getByLabel('Name').fill(typed.name)
  await form.getByLabel('Email').fill(typed.email)
  await form.getByLabel('Service').selectOption('Business Consulting')
  await form.getByLabel('Message').fill(typed.message)
  await footerLink(page, 'About Us').click()
  await heading(page, 'About Us')
  await page.goBack()
  await islandReady(page, 'inquiry-form')
  expect(await form.getByLabel('Message').inputValue()).toBe(typed.message)
  await carry()
  expect(await values(page)).toEqual({ ...typed, phone: '' })
  expect(page.url()).toBe(`${site.url}contact#message`)

  await page.goBack()
  await islandReady(page, 'inquiry-form')
  expect(await form.getByLabel('Message').inputValue()).toBe('')
  await form.getByLabel('Service').selectOption('Other / Not Sure')
  await form.getByLabel('Message').fill(typed.message)
  await carry()
  expect(await field(page, 'interest').inputValue()).toBe('')
  expect(posts).toEqual([])
  expect(await inbox.messages()).toEqual([])
})
