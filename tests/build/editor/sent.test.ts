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
const box = (page: Page) => page.getByRole('complementary', { name: 'Your proposal' })

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
  const dialog = page.getByRole('alertdialog').filter({ hasText: 'Nothing was sent' })
  const words = await dialog.innerText()
  await dialog.getByRole('button', { name: 'OK' }).click()
  return words
}

test('after sending, a writer sees proposal, checks and built page', async ({ page, github }) => {
  await openProgram(page)
  await field(page, 'Duration').fill('7 days')
  await send(page)
  const branch = `cms/programs/${slug}`
  const status = box(page).getByRole('status')
  const proposal = `https://github.com/${repository}/pull/1`
  const link = box(page).getByRole('link', { name: 'Proposal #1' })
  expect(await link.getAttribute('href')).toBe(proposal)
  const title = expect.stringContaining(slug)
  expect(github.pulls).toEqual([{ title, head: branch, base: 'main', draft: true }])
  await status.filter({ hasText: 'has not begun' }).waitFor()
  // A look at the same state again leaves the focus where it is.
  await openProgram(page)
  await link.focus()
  const asked = page.waitForResponse(/comments/)
  await page.evaluate(() => dispatchEvent(new Event('hashchange')))
  await asked
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)

  const html_url = `https://github.com/${repository}/actions/runs/7`
  const run = { name: 'Review', html_url, created_at: '2027-01-01T00:01:00Z', conclusion: null }
  const head_sha = github.headOf(branch)
  github.runs.push({ ...run, head_sha }, { ...run, name: 'CI', head_sha: 'of another change' })
  const pages = 'The pages, as they would be on the site: https://'
  const said = `<!-- review -->\n${pages}text.example/\n\n[this run](${html_url}#artifacts)\n`
  const comment = { body: said, user: { login: 'github-actions[bot]' } }
  github.comments.push({ ...comment, updated_at: '2027-01-01T00:00:00Z' })
  await openProgram(page)
  await status.filter({ hasText: 'Review runs…' }).waitFor()
  expect(await box(page).getByRole('link', { name: 'The page' }).count()).toBe(0)

  github.runs.splice(0, 2, { ...run, conclusion: 'success', head_sha })
  const isOver = { ...comment, updated_at: '2027-01-01T00:05:00Z' }
  github.comments.splice(0, 1, isOver)
  await page.goto('admin#/collections/programs')
  await openProgram(page)
  await status.filter({ hasText: 'Review passed' }).waitFor()
  expect(await box(page).getByRole('link', { name: 'The page' }).count()).toBe(0)

  github.comments.splice(0, 1, { ...isOver, body: `${said}\n${pages}preview.example.org/\n` })
  await page.goto('admin#/collections/programs')
  await openProgram(page)
  await box(page).getByRole('link', { name: 'The page' }).waitFor()
  expect(await status.innerText()).not.toContain('CI')
  const addresses = await box(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    proposal,
    html_url,
    `https://preview.example.org/programs/${slug}`,
    `${html_url}#artifacts`,
  ])
  await box(page).getByRole('button', { name: 'Close' }).click()
  expect(await box(page).count()).toBe(0)
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
  expect(await refusal(page)).toContain('changed “Focus” since you opened it')
  expect(github.branches).toEqual([])
  expect(await field(page, 'Focus').inputValue()).toBe('Pokhara')
  await page.reload()
  const typed = box(page).getByRole('textbox', { name: 'Focus' })
  await expect.poll(() => typed.inputValue()).toBe('Pokhara')

  // The page knows no proposal, and the editor would fail once it had changed the branch of this one.
  const other = await newPage()
  await github.answer(other)
  await openEditor(other)
  await openProgram(other)
  await field(other, 'Duration').fill('8 days')
  await send(other)
  // Signed out in another tab, the editor still sends.
  await page.evaluate(() => localStorage.setItem('sveltia-cms.user', '{}'))
  await field(page, 'Focus').fill('Lalitpur')
  expect(await refusal(page)).toContain('Proposal #1 has changed this text since')
  await expect.poll(() => typed.inputValue()).toBe('Lalitpur')
  expect(await box(page).getByRole('textbox').count()).toBe(1)
  expect(github.commits).toHaveLength(1)
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
