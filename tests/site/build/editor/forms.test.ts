import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { filesIn, openClone } from './clone.ts'
import { editorTest, openForm, program, save } from './editor-site.ts'

const test = editorTest()

/** Pastes plain text into the field that has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    const event = { clipboardData, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event))
  }, text)

test('a list of lines takes Enter and several pasted lines', async ({ content, newPage }) => {
  const page = await newPage()
  await openClone(page, content)
  await openForm(page)
  const subjects = page.locator('[data-key-path=subjects]')
  await subjects.getByRole('textbox').last().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Typed')
  await page.keyboard.press('Enter')
  await paste(page, '• First\n2. Second\r\n\nThird\n')
  await expect.poll(() => subjects.getByRole('textbox').last().inputValue()).toBe('Third')
  await save(page)
  const saved = async () => (await filesIn(page, program))[program]
  await expect.poll(saved).toContain('\n  - Typed\n  - First\n  - Second\n  - Third\n')
})

test('a Nepali title and file get addresses in Latin letters', async ({ content, newPage }) => {
  const page = await newPage()
  const open = await openClone(page, content)
  await open('#/collections/testimonials/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('शरदकालीन भर्ना सुरु')
  await page.getByText('sharadkalin-bharna-suru').waitFor()
  await page.getByRole('checkbox', { name: /^Add .Image/ }).click()
  const create = { width: 3000, height: 10, channels: 3, background: 'red' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const picture = { name: 'कक्षा (१).png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await page.getByText('/images/kaksha-1.webp').waitFor()
})

test('a picture that is not converted is refused as it is chosen', async ({ content, newPage }) => {
  const page = await newPage({ expected: [/HEIC/i] })
  const open = await openClone(page, content)
  await open('#/collections/testimonials/new')
  await page.getByRole('checkbox', { name: /^Add .Image/ }).click()
  const files = page.locator('input[type=file]').first()
  expect(await files.getAttribute('accept')).toContain('.heic')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const large = Buffer.alloc(5_000_001, await sharp(gif).gif().toBuffer())
  for (const [name, mimeType, buffer] of [
    ['broken.heic', 'image/heic', heic],
    ['large.gif', 'image/gif', large],
  ] as const) {
    await files.setInputFiles({ name, mimeType, buffer })
    const dialog = page.getByRole('alertdialog').filter({ hasText: name })
    await dialog.getByRole('button', { name: 'OK' }).click()
  }
})

const gif = { create: { width: 1, height: 1, channels: 3, background: 'red' } } as const

test('the list of programs has the next date and the fee of each', async ({ content, newPage }) => {
  const page = await newPage()
  const facts = `fee:\n  amount: 25000\nintakes:\n  - starts: 2020-01-05\n  - starts: 2064-01-05\n`
  const image = 'image:\n  src: https://a.example/b.png\n  alt: A town\n  width: 800\n'
  const text = content[program]?.replace('\norder:', `\n${facts}${image}order:`) ?? ''
  const open = await openClone(page, { ...content, [program]: text })
  await open('#/collections/programs')
  await page.getByRole('row').filter({ hasText: ' · 2064-01-05 · 25000' }).waitFor()
  await open('#/collections/pages')
  await expect.poll(() => page.getByRole('row').first().innerText()).toMatch(/^Home/)
  await open('#/collections/notices/new')
  const day = new Date().toLocaleDateString('sv')
  const date = page.locator('[data-key-path=date] input')
  await expect.poll(() => date.inputValue()).toBe(day)
  // A width in a file stays, although no form asks for it.
  await openForm(page)
  await page.getByRole('textbox', { name: 'Duration' }).fill('7 days')
  expect(await page.getByRole('textbox', { name: 'Width' }).count()).toBe(0)
  await save(page)
  const saved = async () => (await filesIn(page, program))[program]
  await expect.poll(saved).toContain('\nduration: 7 days\n')
  expect(await saved()).toContain('\n  width: 800\n')
  expect(await saved()).not.toContain('__')
})
