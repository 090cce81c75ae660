import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { collectionKinds, kinds } from '#content/kinds/table.ts'
import { tellsPlace } from '#scripts/read/files/index.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import { filesIn, openClone, writeInClone } from './clone.ts'
import {
  editorTest,
  faultsOf,
  openForm,
  livePageIn,
  program,
  save,
  saveButton,
} from './editor-site.ts'

const test = editorTest()

test('a writer edits, adds and deletes in a clone', async ({ built, content: before, newPage }) => {
  const page = await newPage()
  const open = await openClone(page, before)

  for (const kind of collectionKinds) {
    const count = Object.keys(before).filter((file) => file.startsWith(`${kinds[kind].folder}/`))
    await open(`#/collections/${kinds[kind].collection}`)
    await expect.poll(() => page.getByRole('row').count()).toBe(count.length)
  }

  await openForm(page)
  await page.getByRole('textbox', { name: 'Duration' }).fill('7 days')
  await page.getByRole('group', { name: /Fee/ }).getByRole('button', { name: /Add/ }).click()
  await page.getByRole('menuitem', { name: 'Amount' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1,27,500')
  await save(page)
  await expect
    .poll(async () => (await filesIn(page, program))[program])
    .toContain('\nduration: 7 days\n')
  expect((await filesIn(page))[program]).toContain('\nfee:\n  amount: 127500\n')
  expect(await page.getByText('Proposal #').count()).toBe(0)

  const orders = Object.entries(before).flatMap(([file, text]) =>
    file.startsWith('content/faqs/') ? Number(/^order: (\d+)$/m.exec(text)?.[1]) : [],
  )
  const next = Math.max(...orders) + 10
  const place = page.getByRole('textbox', { name: 'Place in the list' })
  await open('#/collections/faqs/new')
  expect(await place.inputValue()).toBe(String(next))
  // Components have their buttons, and nothing that never works is shown.
  await page.getByRole('button', { name: 'Button', exact: true }).waitFor()
  expect(await page.getByRole('toolbar', { name: 'Text Editor' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await page.getByRole('menuitemcheckbox', { disabled: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Question' }).fill('Is there a canteen?')
  await saveButton(page).click()
  await page.getByText('This field is required.').first().waitFor()
  await page.locator('textarea').last().fill('Yes.\n\n<Callout>It is open at noon.</Callout>')
  await save(page)
  const added = 'content/faqs/is-there-a-canteen.mdx'
  await expect
    .poll(async () => (await filesIn(page, added))[added])
    .toBe(
      `---\nquestion: Is there a canteen?\norder: ${next}\n---\n\nYes.\n\n<Callout>It is open at noon.</Callout>\n`,
    )
  await open('#/collections/faqs/new')
  await expect.poll(() => place.inputValue()).toBe(String(next + 10))

  const deleted = Object.keys(before).find((file) => file.startsWith('content/faqs/')) ?? ''
  await open(formAddress({ kind: 'faq', slug: path.basename(deleted, '.mdx') }))
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => Object.keys(await filesIn(page))).not.toContain(deleted)

  const after = await filesIn(page)
  const changed = Object.keys({ ...before, ...after }).filter(
    (file) => before[file] !== after[file],
  )
  expect(changed.toSorted()).toEqual([added, deleted, program].toSorted())
  await rm(path.join(built.root, deleted))
  expect(await faultsOf(built, changed, after)).toEqual([])
})

test('a writer reads what is wrong, in our words', async ({ built, content: before, newPage }) => {
  const page = await newPage()
  const open = await openClone(page, before)
  const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' }
  const buffer = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'red' },
  })
    .withExif({ IFD3: GPS })
    .jpeg()
    .toBuffer()
  expect(await tellsPlace(buffer)).toBe(true)
  const picture = { name: 'Our team (1).JPG', mimeType: 'image/jpeg', buffer }

  await open('#/collections/highlights/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('A new class')
  await page.getByRole('textbox', { name: 'Leads to', exact: true }).fill('contact')
  await saveButton(page).click()
  await page.getByText('expected an address such as /contact or https://example.org').waitFor()

  await open(formAddress({ kind: 'site', slug: 'site' }))
  const wrong = { Email: 'info at example.org', Phone: '01 4000000', 'Web address': 'example.org' }
  for (const [name, value] of Object.entries(wrong))
    await page.getByRole('textbox', { name, exact: true }).first().fill(value)
  await saveButton(page).click()
  for (const words of [
    'expected an address that begins with https://',
    'expected an email address',
    'expected a number such as +977',
  ])
    await page.getByText(words).first().waitFor()
  expect(await filesIn(page)).toEqual(before)

  const file = Object.keys(before).find((name) => name.startsWith('content/testimonials/')) ?? ''
  await open(formAddress({ kind: 'testimonial', slug: path.basename(file, '.mdx') }))
  await page.getByRole('checkbox', { name: /^Add .Image/ }).click()
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await page.getByText('/images/our-team-1.webp').waitFor()
  await page.getByRole('textbox', { name: 'What it shows' }).fill('The team')
  await save(page)
  const uploaded = 'public/images/our-team-1.webp'
  const bytes = async () => (await filesIn(page, uploaded))[uploaded]
  await expect.poll(bytes).toMatch(/^RIFF.*WEBP/s)
  expect(await bytes()).not.toMatch(/exif/i)
  const text = (await filesIn(page))[file] ?? ''
  expect(text).toContain('\nimage:\n  src: /images/our-team-1.webp\n  alt: The team\n')
  await built.write(uploaded, buffer)
  expect(await faultsOf(built, [file], { [file]: text })).toEqual([])
})

test('a PDF that a writer has chosen is there for the check', async ({ content, newPage }) => {
  // The notice is not on the built site.
  const page = await newPage({ expected: [/404/] })
  const text = `---\ntitle: The routine of the exams\ncategory: news\ndate: 2027-01-01\n---\n\nIt is in the file.\n`
  const open = await openClone(page, { ...content, 'content/notices/routine.mdx': text })
  const { status, shown } = livePageIn(page)
  const link = shown.locator('main a', { hasText: 'PDF' })
  const address = formAddress({ kind: 'notice', slug: 'routine' })
  await open(address)
  await status.filter({ hasText: '0 faults' }).waitFor()
  const field = page.locator('[data-key-path=file]')
  const buffer = Buffer.from('%PDF-1.4')
  const file = { name: 'routine.pdf', mimeType: 'application/pdf', buffer }
  await field.locator('input[type=file]').first().setInputFiles(file)
  await link.waitFor()
  await status.filter({ hasText: '0 faults' }).waitFor()
  await save(page)
  await open(address)
  await link.waitFor()
  await status.filter({ hasText: '0 faults' }).waitFor()
})

/** Changes a field of the program in the clone, as a pull does. */
const pull = (page: Page, content: Record<string, string>, field: string, value: string) =>
  writeInClone(page, {
    [program]: (content[program] ?? '').replace(RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`),
  })
const programIn = async (page: Page) => (await filesIn(page, program))[program] ?? ''

test('a form in a folder adds its change to those of a pull', async ({ content, newPage }) => {
  const page = await newPage()
  await openClone(page, content)
  await openForm(page)
  await page.getByRole('textbox', { name: 'Duration' }).fill('7 days')
  await pull(page, content, 'focus', 'Butwal')
  await save(page)
  await expect.poll(() => programIn(page)).toMatch(/^duration: 7 days\n(.*\n)*focus: Butwal$/m)
  // The form now comes from the text that it has saved.
  await openForm(page)
  await page.getByRole('textbox', { name: 'Duration' }).fill('8 days')
  await save(page)
  await expect.poll(() => programIn(page)).toMatch(/^duration: 8 days\n(.*\n)*focus: Butwal$/m)
})

test('words that clash with a pull are shown before they replace it', async ({
  content,
  newPage,
}) => {
  const page = await newPage()
  await openClone(page, content)
  await openForm(page)
  const focus = page.getByRole('textbox', { name: 'Focus' })
  await focus.press('End')
  await page.keyboard.type(' and Pokhara')
  // The editor waits half a second by the clock of the page before it writes a backup.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await pull(page, content, 'focus', 'Butwal')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => focus.inputValue()).toMatch(/ and Pokhara$/)
  await saveButton(page).click()
  const dialog = page.getByRole('alertdialog').filter({ hasText: 'nothing was saved' })
  expect(await dialog.innerText()).toMatch(/“Focus” is now:\s+Butwal\s+You typed:\s+.* and Pokhara/)
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(await programIn(page)).toContain('\nfocus: Butwal\n')
  await save(page)
  await expect.poll(() => programIn(page)).toMatch(/^focus: .* and Pokhara$/m)
})

test('an unknown field and an empty one are no error of the editor', async ({
  content,
  newPage,
}) => {
  const page = await newPage()
  const added = "\nfee: ''\nrefund:\nformer: x\nnested:\n  a: [1]\norder:"
  await openClone(page, {
    ...content,
    [program]: content[program]?.replace('\norder:', added) ?? '',
  })
  await openForm(page)
  await livePageIn(page).status.filter({ hasText: '2 faults' }).waitFor()
  await page.getByRole('textbox', { name: 'Duration' }).fill('7 days')
  await save(page)
  await expect.poll(() => programIn(page)).toMatch(/^duration: 7 days\n(.*\n)*nested:\n/m)
})
