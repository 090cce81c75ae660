import { routeOf } from '#content/kinds/routes.ts'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { stringify } from 'yaml'
import { kinds } from '#content/kinds/table.ts'
import { originalPath, translationPath } from '#content/schema/languages.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { childOf, describe, type Field, holdsWords, stepsIn } from '#scripts/read/fields/index.ts'
import { today } from '#scripts/read/files/index.ts'
import { filesIn, openClone } from './clone.ts'
import { editorTest, openForm, livePageIn, program, save, textOf } from './editor-site.ts'

const other = 'content/programs/project-planning-and-management.mdx'
const site = 'content/site.yaml'
const facts = `
intakes:
  - starts: 2040-03-01
    place: Pokhara
  - starts: 2040-06-07
---
`

/** The words of a value in Nepali, as a translation holds them: `{}` for a group of a list without any. */
function inNepali(field: Field, value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return 'शब्द '.repeat(String(value).length < 50 ? 1 : 11).trim()
  const words = stepsIn(value).map(([step, inner]) => {
    const child = childOf(field, value, step)
    const isTranslated = child && holdsWords(child, inner, ['text', 'name'])
    return [step, isTranslated ? inNepali(child, inner) : undefined] as const
  })
  if (Array.isArray(value)) return words.map(([, each]) => each ?? {})
  return Object.fromEntries(words.filter(([, each]) => each !== undefined))
}

/** The delivered site with Nepali words for the files that each site in Nepali needs, and a program. */
const test = editorTest(async (copy) => {
  await copy.write(program, (await textOf(copy.root, program)).replace('\n---\n', facts))
  const { documents } = await openSite(copy.root, today(copy.root))
  for (const { path: file, kind, fields, body } of documents) {
    if (![site, 'pages/index.mdx', 'pages/404.mdx', program].includes(file)) continue
    const words = inNepali(describe(kinds[kind].schema), fields)
    const head = stringify(words, { lineWidth: 0 })
    const text = body?.isEmpty === false ? '\nनेपालीमा लेखिएको पाठ।\n' : ''
    await copy.write(translationPath(file, 'ne'), file === site ? head : `---\n${head}---\n${text}`)
  }
})

const pane = (page: Page, language: string) =>
  page.locator(`[data-mode=edit][data-locale=${language}]`)
const show = (page: Page, side: 0 | 1, name: RegExp) => {
  const languages = page.getByRole('radiogroup', { name: 'Switch Locale' }).nth(side)
  return languages.getByRole('radio', { name }).click()
}
/** A saved file has its fields in the order of the schema. */
const linesOf = (text = '') => text.split('\n').toSorted()

// The next test changes the files of the site that is built.
test('a writer sees the page in Nepali as the site shows it', async ({
  content,
  newPage,
  read,
}) => {
  const page = await newPage()
  await openClone(page, content)
  await openForm(page, program)
  await show(page, 0, /Nepali/)
  const { pane: beside, shown, status } = livePageIn(page)
  await status.filter({ hasText: '0 faults' }).waitFor()
  // Chromium has no names of months and no digits in Nepali of its own.
  const built = await read(
    `ne/${routeOf({ kind: 'program', slug: path.basename(program, '.mdx') }).slice(1)}`,
  )
  const words = await built.locator('main').textContent()
  expect(await shown.locator('main').textContent()).toBe(words)
  const title = pane(page, 'ne').getByRole('textbox', { name: 'Title' })
  await title.fill('पानी पानी')
  await shown.locator('h1', { hasText: 'पानी पानी' }).waitFor()
  await title.fill('')
  const note = beside.getByRole('listitem').filter({ hasText: 'is not translated' })
  await pane(page, 'ne').locator('textarea').first().focus()
  await note.getByRole('button', { name: 'Title' }).click()
  await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true)
})

test('a writer changes translations, and no fact changes', async ({ built, content, newPage }) => {
  const page = await newPage()
  const inSite = translationPath(site, 'ne')
  const before: typeof content = { ...content, [inSite]: `# हातले\n${content[inSite]}` }
  await openClone(page, before)
  const inFile = async (file: string) => (await filesIn(page))[file] ?? ''

  await openForm(page, program)
  await livePageIn(page).status.filter({ hasText: '0 faults' }).waitFor()
  await show(page, 1, /Nepali/)
  const nepali = translationPath(program, 'ne')
  const title = pane(page, 'ne').getByRole('textbox', { name: 'Title' })
  // The check stays while the other language takes the place of the page.
  await title.fill('')
  await pane(page, 'ne').locator('textarea').first().focus()
  await page.getByRole('complementary').getByRole('button', { name: 'Title (Nepali)' }).click()
  await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true)
  await title.fill('स्थानीय अर्थतन्त्र')
  expect(await pane(page, 'ne').getByText('Place in the list').count()).toBe(0)
  await save(page)
  const expected = before[nepali]?.replace(/(?<=\ntitle: ).*/, 'स्थानीय अर्थतन्त्र')
  await expect.poll(async () => linesOf(await inFile(nepali))).toEqual(linesOf(expected))
  expect(await inFile(program)).toBe(before[program])

  // A group that leaves the list leaves it in both languages, with its words.
  await openForm(page, program)
  const dates = pane(page, 'en').locator('[data-key-path=intakes]')
  // The editor renders what is in sight.
  await dates.scrollIntoViewIfNeeded()
  const remove = dates.getByRole('button', { name: 'Remove' })
  await expect.poll(() => remove.count()).toBe(2)
  await remove.last().click()
  await save(page)
  await expect.poll(() => inFile(program)).not.toContain('2040-06-07')
  expect(await inFile(nepali)).toContain('\nintakes:\n  - place: शब्द\n')
  expect(await inFile(nepali)).not.toContain('{}')

  await openForm(page, other)
  // The editor arranges the halves of a form once it has read their last state.
  const enable = page.getByRole('button', { name: /^Enable/ })
  await expect.poll(() => show(page, 1, /Nepali/).then(() => enable.count())).toBe(1)
  await enable.click()
  const empty = pane(page, 'ne').locator('[data-key-path=body] textarea')
  await expect.poll(() => empty.inputValue()).toBe('')
  await pane(page, 'ne').getByRole('textbox', { name: 'Title' }).fill('परियोजना')
  await save(page)
  await expect.poll(() => inFile(translationPath(other, 'ne'))).toBe('---\ntitle: परियोजना\n---\n')
  expect(await inFile(other)).toBe(before[other])

  await openForm(page, 'pages/index.mdx')
  const text = pane(page, 'ne').locator('[data-key-path=body] textarea')
  await expect.poll(() => show(page, 1, /Nepali/).then(() => text.count())).toBe(1)
  await text.fill('नयाँ शब्द')
  await save(page)
  await expect.poll(() => inFile('pages/index.ne.mdx')).toContain('नयाँ शब्द')

  await page.goto('admin#/collections/_singletons/entries/site')
  await pane(page, 'en')
    .locator('[data-key-path=email]')
    .getByRole('textbox')
    .fill('us@example.org')
  await save(page)
  await expect.poll(() => inFile(site)).toContain('\nemail: us@example.org\n')

  const after = await filesIn(page)
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(new Set(changed.map(originalPath))).toEqual(
    new Set([program, other, 'pages/index.mdx', site]),
  )
  expect(changed).toHaveLength(5)
  for (const file of changed) await built.write(file, after[file] ?? '')
  const faults = (await openSite(built.root, today(built.root))).diagnostics.filter(
    ({ path: file, severity }) => severity === 'error' && file !== translationPath(other, 'ne'),
  )
  expect(faults).toEqual([])
  await rm(path.join(built.root, translationPath(other, 'ne')))
})
