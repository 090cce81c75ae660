import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { formAddress } from '#scripts/write/cms/index.ts'
import { editorTest, openForm, program, signIn } from './editor-site.ts'
import { answerAsGitHub, repository } from './github.ts'

/** `github` opens the editor in `page` for a writer who may write to the repository. */
const test = editorTest()
  .extend('page', ({ newPage }) => newPage())
  .extend('github', async ({ page, content }) => {
    const github = await answerAsGitHub(page, content, { canWrite: true })
    await openEditor(page)
    return github
  })
const slug = path.basename(program, '.mdx')

const field = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Content Editor' }).getByRole('textbox', { name })
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Proposal #' })

async function openProgram(page: Page) {
  await openForm(page)
  await field(page, 'Duration').waitFor()
}

async function openEditor(page: Page) {
  await signIn(page)
  await page.getByRole('row').first().waitFor()
}

/** Leaves the proposal a draft. */
async function send(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click()
  await page.waitForURL(/#\/collections\/\w+$/)
}

/** What the editor says when it sends nothing. */
async function refusal(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog').filter({ hasText: 'nothing was saved' })
  const words = await dialog.innerText()
  await dialog.getByRole('button', { name: 'OK' }).click()
  return words
}

test('after sending, a line says what becomes of the proposal', async ({ page, github }) => {
  await openProgram(page)
  await field(page, 'Duration').fill('7 days')
  await send(page)
  const title = expect.stringContaining(slug)
  const head = `cms/programs/${slug}`
  expect(github.pulls).toEqual([{ title, head, base: 'main', draft: true }])
  await line(page).filter({ hasText: 'a draft' }).filter({ hasText: 'not begun' }).waitFor()

  Object.assign(github.pulls[0] ?? {}, { draft: false })
  Object.assign(github.review, { checks: 'PENDING', reviewer: 'principal' })
  await openProgram(page)
  await line(page).filter({ hasText: 'in review' }).filter({ hasText: 'running' }).waitFor()
  const link = line(page).getByRole('link', { name: 'Proposal #1' })
  expect(await link.getAttribute('href')).toBe(`https://github.com/${repository}/pull/1`)
  // The form above it loses no space that it needs: nothing of the editor is behind the line.
  const { y = 0 } = (await line(page).boundingBox()) ?? {}
  const editor = await page.locator('#nc-root').boundingBox()
  expect(editor && editor.y + editor.height).toBe(y)

  for (const [checks, words] of [
    ['FAILURE', 'red'],
    ['SUCCESS', 'green'],
  ] as const) {
    github.review.checks = checks
    await page.evaluate(() => dispatchEvent(new Event('hashchange')))
    await line(page).filter({ hasText: words }).filter({ hasText: 'principal' }).waitFor()
  }
  const host = 'https://deploy-preview-1--institute.netlify.app'
  github.review.preview = `${host}/`
  await page.evaluate(() => dispatchEvent(new Event('hashchange')))
  const built = line(page).getByRole('link', { name: 'See the built page' })
  await expect.poll(() => built.getAttribute('href')).toBe(`${host}/programs/${slug}`)
})

test('an older form adds its change to the others', async ({ content, newPage, page, github }) => {
  await openProgram(page)
  await field(page, 'Duration').fill('7 days')
  content[program] = (content[program] ?? '').replace(/^focus: .*/m, 'focus: Butwal')
  await send(page)
  const sent = github.commits.map((commit) => commit.files[program])
  expect(sent).toEqual([expect.stringMatching(/^duration: 7 days\n(.*\n)*focus: Butwal$/m)])

  // Its own proposal, changed in another window meanwhile.
  const other = await newPage()
  await github.answer(other)
  await openEditor(other)
  await openProgram(other)
  await openProgram(page)
  await field(page, 'Focus').fill('Pokhara')
  await send(page)
  await field(other, 'Duration').fill('8 days')
  await send(other)
  const [, , last] = github.commits.map((commit) => commit.files[program])
  expect(last).toMatch(/^duration: 8 days\n(.*\n)*focus: Pokhara$/m)
  expect(github.pulls).toHaveLength(1)
})

test('words that clash are not sent, and not lost', async ({ content, newPage, page, github }) => {
  await openProgram(page)
  await field(page, 'Focus').fill('Pokhara')
  content[program] = (content[program] ?? '').replace(/^focus: .*/m, 'focus: Butwal')
  expect(await refusal(page)).toMatch(/“Focus” is now:\s+Butwal\s+You typed:\s+Pokhara/)
  expect(github.branches).toEqual([])
  expect(await field(page, 'Focus').inputValue()).toBe('Pokhara')
  await page.reload()

  // The page knows no proposal, and the editor would fail once it had changed the branch of this one.
  const other = await newPage()
  await github.answer(other)
  await openEditor(other)
  await openProgram(other)
  await field(other, 'Duration').fill('8 days')
  await send(other)
  await field(page, 'Focus').press('End')
  await page.keyboard.type(' and Lalitpur')
  expect(await refusal(page)).toContain('Proposal #1 has changed this text since')
  expect(github.commits).toHaveLength(1)
  // The editor waits half a second before it writes a backup.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => field(page, 'Focus').inputValue()).toMatch(/ and Lalitpur$/)
  await send(page)
  const last = github.commits.at(-1)?.files[program]
  expect(last).toMatch(/^duration: 8 days\n(.*\n)*focus: .* and Lalitpur$/m)
})

test('a sign-in that is over is named, and loses no words', async ({ newPage, content }) => {
  const page = await newPage({ expected: [/status of 401|Server responded|per deployment/] })
  const github = await answerAsGitHub(page, content, { canWrite: true })
  await openEditor(page)
  await openProgram(page)
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Bad credentials' } }),
  )
  await field(page, 'Duration').press('End')
  await page.keyboard.type(' or more')
  // The editor waits half a second before it writes a backup.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog').filter({ hasText: 'sign in again' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await page.unrouteAll({ behavior: 'wait' })
  await github.answer(page)
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => field(page, 'Duration').inputValue()).toMatch(/ or more$/)
})

test('a title changed later moves no file and proposes nothing new', async ({ page, github }) => {
  const form = formAddress({ kind: 'faq', slug: 'is-there-a-canteen' })
  const question = field(page, 'Question')
  await page.goto('admin#/collections/faqs/new')
  await question.fill('Is there a canteen?')
  await page.locator('textarea').last().fill('Yes.')
  await send(page)
  await page.goto(`admin${form}`)
  await question.fill('Where can one eat?')
  await send(page)
  await page.reload()
  await page.goto(`admin${form}`)
  await expect.poll(() => question.inputValue()).toBe('Where can one eat?')
  await question.fill('Where do people eat?')
  await send(page)
  const file = 'content/faqs/is-there-a-canteen.mdx'
  expect(github.commits.map((commit) => Object.keys(commit.files))).toEqual([
    [file],
    [file],
    [file],
  ])
  expect(github.commits.at(-1)?.files[file]).toContain('\nquestion: Where do people eat?\n')
  expect([github.branches, github.pulls].map((all) => all.length)).toEqual([1, 1])
})
