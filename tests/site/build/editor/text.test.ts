import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { settle, violations } from '#tests/engine/any-site/axe.ts'
import { filesIn, openClone } from './clone.ts'
import { editorTest, openForm, livePageIn, program as file } from './editor-site.ts'

/** Text that an editor would write in another way. */
const own = `Words_of others  stay \\* as
they are.

*  one
*  two

Setext
------

The town lives from <ToConfirm>what it makes</ToConfirm>.
स्वागत छ।
`

const test = editorTest()

async function openText(page: Page, content: Record<string, string>) {
  const [head] = content[file]?.split('\n---\n') ?? []
  await openClone(page, { ...content, [file]: `${head}\n---\n\n${own}` })
  await openForm(page)
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect.poll(() => text.inputValue()).toBe(own.trim())
  await livePageIn(page).status.filter({ hasText: '0 faults' }).waitFor()
  return text
}

/** Chooses words in the text that has the focus, or sets the caret behind them. */
const choose = (page: Page, words: string, isCaret = false) =>
  page.evaluate(
    ([chosen, only]) => {
      const field = document.activeElement
      if (!(field instanceof HTMLTextAreaElement)) throw new Error('no text has the focus')
      const start = field.value.lastIndexOf(chosen)
      field.setSelectionRange(only ? start + chosen.length : start, start + chosen.length)
    },
    [words, isCaret] as const,
  )

const give = (page: Page, data: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(all)) clipboardData.setData(type, value)
    const event = { clipboardData, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event))
  }, data)

const sample = (name: string) =>
  readFileSync(
    path.join(import.meta.dirname, '../../../engine/components/admin/text/pasted', `${name}.txt`),
    'utf8',
  )

test('a writer marks and pastes words, and changes nothing else', async ({ content, newPage }) => {
  const page = await newPage()
  const text = await openText(page, content)
  await text.focus()
  await choose(page, 'town', true)
  await page.keyboard.press('Control+b')
  await choose(page, 'स्वागत')
  await page.keyboard.press('Control+i')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+k')
  expect(await page.locator('datalist option', { hasText: 'Home' }).getAttribute('value')).toBe('/')
  await page.getByRole('dialog').getByLabel('Leads to').fill('/about')
  await page.keyboard.press('Enter')
  let expected = own.replace('town', '**town**').replace('स्वागत', '[स्वागत](/about)').trim()
  await expect.poll(() => text.inputValue()).toBe(expected)

  await choose(page, 'others', true)
  await page.getByRole('button', { name: 'Callout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Callout' })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByLabel('Title').fill('Good to know')
  await dialog.getByLabel('Words').fill('It is held in English.')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  const callout = '<Callout title="Good to know">It is held in English.</Callout>'
  expected = expected.replace('they are.\n', `they are.\n\n${callout}\n`)
  await expect.poll(() => text.inputValue()).toBe(expected)

  for (const name of ['word', 'docs']) {
    await page.keyboard.press('Control+End')
    await give(page, { 'text/html': sample(`${name}-html`), 'text/plain': 'plain' })
    expected = `${expected}\n\n${sample(`${name}-markdown`).trim()}`
    await expect.poll(() => text.inputValue()).toBe(expected)
  }
  await give(page, { 'text/html': '<b>{mine}</b>', 'text/plain': 'x' })
  await expect.poll(() => text.inputValue()).toBe(`${expected}**\\{mine}**`)
  // On a busy machine, the editor would set its field once more after the undo.
  await livePageIn(page).shown.getByText('{mine}').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.inputValue()).toBe(expected)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await filesIn(page))[file]).toMatch(/Send it\\_\n$/)
  const [, body] = (await filesIn(page))[file]?.split('\n---\n') ?? []
  expect(body).toBe(`\n${expected}\n`)
})

test('pictures dropped in have addresses of the site once saved', async ({ content, newPage }) => {
  const page = await newPage()
  const text = await openText(page, content)
  const bytes = [...(await page.screenshot())]
  const clip = { x: 0, y: 0, width: 40, height: 40 }
  const others = [...(await page.screenshot({ clip }))]
  await text.focus()
  const drop = (html: string, ...files: number[][]) =>
    text.evaluate(
      (field, [all, written]) => {
        const dataTransfer = new DataTransfer()
        // A browser gives each picture that is copied this name.
        const named = { name: 'image.png', type: 'image/png' }
        for (const file of all)
          dataTransfer.items.add(new File([new Uint8Array(file)], named.name, named))
        dataTransfer.setData('text/html', written)
        const event = { dataTransfer, bubbles: true, cancelable: true }
        field.dispatchEvent(new DragEvent('drop', event))
      },
      [files, html] as const,
    )
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  // As it comes from a page in a browser, without its file and with it.
  const html = '<img src="https://example.org/team.png">'
  await choose(page, 'others')
  await give(page, { 'text/html': html })
  await drop(html, bytes)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  expect(await text.inputValue()).toBe(own.trim())
  await text.focus()
  await choose(page, 'स्वागत छ।')
  await drop('', bytes, others)
  const { shown } = livePageIn(page)
  for (const alt of ['Us [all]', 'The hall']) {
    await dialog.getByRole('textbox').fill(alt)
    await page.keyboard.press('Enter')
    await shown.locator(`main img[alt="${alt}"][src^="blob:"]`).waitFor()
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await filesIn(page))[file])
    .toContain(
      `${own}\n![Us \\[all\\]](/images/us-all.webp)\n\n![The hall](/images/the-hall.webp)\n`,
    )
  const names = Object.keys(await filesIn(page)).filter((name) => name.startsWith('public/'))
  expect(names.toSorted()).toEqual(['public/images/the-hall.webp', 'public/images/us-all.webp'])
})

test('the toolbar is one stop of Tab', async ({ content, newPage }) => {
  const page = await newPage()
  const text = await openText(page, content)
  await text.focus()
  await choose(page, 'The town', true)
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Bold')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('Button')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await text.inputValue()).toContain('The *town* lives')
  await settle(page)
  const found = await violations(page)
  // These are of the editor's own page.
  expect(found.filter((each) => !/^(?:meta-viewport|region):/.test(each))).toEqual([])
})
