import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { settle, violations } from '#tests/engine/any-site/axe.ts'
import { openClone } from './clone.ts'
import {
  editorTest,
  openForm,
  livePageIn,
  program,
  saveButton,
  signInAt,
  textOf,
} from './editor-site.ts'
import { answerAsGitHub } from './github.ts'

const test = editorTest()

/** What is chosen in the field that has the focus. */
function chosenWords(): string | undefined {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement)) return undefined
  return field.value.slice(field.selectionStart, field.selectionEnd)
}

test('a site that names no repository has no editor', async ({ siteRoot }) => {
  const files = await readdir(path.join(siteRoot, 'dist'), { recursive: true })
  expect(files.filter((file) => /admin/.test(file))).toEqual([])
})

test('the editor is in no sitemap, and search engines leave it out', async ({ built }) => {
  const client = path.join(built.root, 'dist/client')
  expect(await textOf(client, 'sitemap.xml')).not.toContain('admin')
  expect(await textOf(client, 'admin.html')).toContain('<meta name="robots" content="noindex">')
  expect(await textOf(client, 'admin/start.js')).not.toMatch(/unpkg\.com\/|githubstatus\.com\/api/)
  expect(existsSync(path.join(client, 'admin/LICENSE.txt'))).toBe(true)
})

test('page and check are beside a form, which runs nothing', async ({ content, newPage }) => {
  const page = await newPage({ expected: [/evil\.example|sandboxed/] })
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  await openClone(page, content)
  await openForm(page)
  const { pane, status, shown } = livePageIn(page)
  await status.filter({ hasText: '0 faults' }).waitFor()
  await shown.locator('h1').waitFor()
  const title = page.getByRole('textbox', { name: 'Title' })
  const text = page.locator('textarea').first()
  const heading = shown.locator('h1')
  await title.fill('Water for towns')
  await shown.locator('h1[data-changed]', { hasText: 'Water for towns' }).waitFor()
  const elsewhere = /results: Water for towns \| .+link: Water for towns Maitighar Institute$/
  expect(await pane.locator('.result').textContent()).toMatch(elsewhere)
  expect(await heading.evaluate((each) => getComputedStyle(each).fontFamily)).toContain('Eczar')
  const style = (name: string) =>
    shown.locator('html').evaluate((each, of) => Reflect.get(getComputedStyle(each), of), name)
  // Firefox loads no style sheet into a `srcdoc`.
  expect(await heading.evaluate(({ ownerDocument }) => ownerDocument.URL)).toMatch(/^blob:/)
  expect(await style('width')).toBe('390px')
  await pane.getByRole('button', { name: 'Wide' }).click()
  await expect.poll(() => style('width')).toBe('1280px')

  const places = pane.getByRole('combobox')
  await places.selectOption({ index: 1 })
  await shown.locator('main a', { hasText: 'Water for towns' }).first().waitFor()
  await places.selectOption({ index: 2 })
  await shown.locator('details[open]', { hasText: 'Water for towns' }).waitFor()
  // The page scrolls to the row, and the bar above the page stays where it is.
  expect(await pane.locator('html').evaluate((html) => html.scrollTop)).toBe(0)

  const above = 'Words.\n\n'.repeat(60)
  await text.fill(`${above}See the the [team](/abuot).`)
  await status.filter({ hasText: '1 fault,' }).waitFor()
  const note = pane.getByRole('listitem').filter({ hasText: 'Did you mean "/about"?' })
  await title.focus()
  await note.getByRole('button', { name: 'Text' }).click()
  await expect.poll(() => page.evaluate(chosenWords)).toBe('See the the [team](/abuot).')
  // The field is as high as its text, and the form scrolls to the line.
  await expect.poll(() => text.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(0)
  await pane.getByRole('button', { name: 'Fix' }).click()
  await expect.poll(() => text.inputValue()).toBe(`${above}See the [team](/abuot).`)
  await status.filter({ hasText: '1 fault, 0 warnings' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.inputValue()).toBe(`${above}See the the [team](/abuot).`)
  await text.fill('See the [team](/about).')
  await status.filter({ hasText: '0 faults, 0 warnings' }).waitFor()
  expect(await saveButton(page).isEnabled()).toBe(true)

  await places.selectOption({ index: 0 })
  const attack = '<img src="/x" onerror="top.ran = 1"><script>top.ran = 1</script>'
  await title.fill(attack)
  await shown.locator('h1', { hasText: attack }).waitFor()
  await text.fill(`![A map of the town](https://evil.example/map.png)\n\nWords.`)
  await shown.locator('img[src="https://evil.example/map.png"]').waitFor()
  await text.fill(
    `${attack} [x](javascript:top.ran=1) <iframe src="https://evil.example/"></iframe>`,
  )
  await status.filter({ hasText: 'an earlier state' }).waitFor()
  // Even what no text can hold stays dead in the frame.
  await shown.locator('body').evaluate((body) => {
    const script = document.createElement('script')
    script.textContent = 'top.ran = 1'
    body.setAttribute('onclick', 'top.ran = 1')
    body.append(script)
    body.dispatchEvent(new Event('click'))
  })
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  expect(loaded.filter((address) => address.includes('evil.example'))).toEqual([])
})

test('the check opens a field that is far down, in a closed group', async ({
  content,
  newPage,
}) => {
  const page = await newPage()
  const parts = ['2027-02-01', '2027-02-30']
    .map((due) => `    - name: Half\n      amount: 50\n      due: ${due}\n`)
    .join('')
  const facts = `fee:\n  currency: NPR\n  parts:\n${parts}apply:\n  - Pay the the fee.\n`
  const text = content[program]?.replace('\norder:', `\n${facts}order:`) ?? ''
  await openClone(page, { ...content, [program]: text })
  await openForm(page)
  const { pane } = livePageIn(page)
  const focused = () => page.evaluate(() => Object(document.activeElement).value)
  await pane.getByRole('button', { name: 'Fee Parts 2 Due' }).click()
  await expect.poll(focused).toBe('2027-02-30')
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await pane.getByRole('button', { name: 'Fix' }).click()
  await expect.poll(focused).toBe('Pay the fee.')
})

/** What only the editor's own markup breaks. */
const known = [
  // It forbids to zoom in by hand.
  'meta-viewport',
  // Its screen to sign in has no landmarks.
  'landmark-one-main',
  'region',
]

test('all people can use the screen to sign in, and its window', async ({ content, newPage }) => {
  const page = await newPage()
  await answerAsGitHub(page, content, { canWrite: true })
  await page.goto('admin')
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor()
  await settle(page)
  const found = await violations(page)
  expect(found.filter((text) => !known.some((rule) => text.startsWith(`${rule}:`)))).toEqual([])
  await signInAt(page)
  await page.getByRole('row').first().waitFor()
})
