import path from 'node:path'
import { expect } from 'vitest'
import { openClone } from './clone.ts'
import { editorTest, faultsOf, openForm, program, saveButton, signIn } from './editor-site.ts'
import { answerAsGitHub } from './github.ts'
import { saved } from './saved-file.ts'

const test = editorTest()

test('work left unsaved survives a new deployment', async ({ content, newPage }) => {
  const page = await newPage()
  await openClone(page, content)
  const title = page.getByRole('textbox', { name: 'Title' })
  await page.goto('admin#/collections/programs')
  await openForm(page)
  await title.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' for towns')
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await title.waitFor({ state: 'hidden' })
  // The editor waits half a second by the clock of the page before it writes a backup.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await openForm(page)
  await page.getByRole('button', { name: 'Restore' }).waitFor()

  await page.route('**/admin/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('"Title"', '"Name"'),
    })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  const renamed = page.getByRole('textbox', { name: 'Name' }).first()
  await expect.poll(() => renamed.inputValue()).toMatch(/ for towns$/)
  // The worker of the live page may still be reading it.
  await page.unrouteAll({ behavior: 'wait' })
})

// sent.test.ts holds what becomes of a change where the writer may write to the repository.
test('with a token, a change is a pull request', async ({ built, content: before, newPage }) => {
  const page = await newPage({ expected: [/status of 404/] })
  const github = await answerAsGitHub(page, before, { canWrite: false })
  const dialog = await signIn(page)
  await dialog.getByRole('button', { name: 'Fork' }).click()
  await page.getByRole('row').first().waitFor()

  const slug = path.basename(program, '.mdx')
  await openForm(page)
  await page.getByRole('textbox', { name: 'Focus' }).fill('Butwal')
  // Meanwhile, others change the same file on the main branch.
  before[program] = before[program]?.replace(/^duration: .*/m, 'duration: 8 days') ?? ''
  await saveButton(page).click()
  await dialog.getByRole('button', { name: 'Send for Review' }).click()

  const branch = `cms/writer/website/programs/${slug}`
  const title = expect.stringContaining(slug)
  await expect
    .poll(() => github.pulls)
    .toEqual([{ title, head: `writer:${branch}`, base: 'main', draft: false }])
  const written = saved(before[program], { path: program, kind: 'program' })
  const files = { [program]: written.replace(/^focus: .*/m, 'focus: Butwal') }
  expect(github.commits).toEqual([{ repository: 'writer/website', branch, files }])
  expect(await faultsOf(built, [program], files)).toEqual([])
})
