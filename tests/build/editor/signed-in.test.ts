import path from 'node:path'
import { expect } from 'vitest'
import { openClone } from './clone.ts'
import {
  editorTest,
  faultsOf,
  openForm,
  program,
  saveButton,
  signIn,
  signInAt,
} from './editor-site.ts'
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
  // The worker of the preview may still be reading it.
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

/** The directives of a policy, each with its values. */
const directivesOf = (policy: string | null) =>
  new Map((policy ?? '').split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ')]))

test('the editor uses all that /admin alone allows', async ({ site, content, newPage }) => {
  const headersOf = async (address: string) => (await fetch(site.url + address)).headers
  const general = directivesOf((await headersOf('')).get('content-security-policy'))
  const own = directivesOf((await headersOf('admin')).get('content-security-policy'))
  // Safari alone needs it.
  own.delete('frame-ancestors')
  // Each policy lacks one thing that is allowed. A browser reports what they would block.
  const narrower = [
    ...[...own.values()].flatMap((values) =>
      values
        .filter((value) => !general.get(values[0] ?? '')?.includes(value))
        .map((value) => values.filter((other) => other !== value).join(' ')),
    ),
    ...[...general.values()]
      .filter(([name = '']) => name.includes('trusted-types') && !own.has(name))
      .map((values) => values.join(' ')),
  ]
  expect(narrower.length).toBeGreaterThan(5)

  const page = await newPage({ expected: [/report[- ]only/i] })
  const reported = new Set<string>()
  await page.exposeFunction('report', (policy: string) => reported.add(policy))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ originalPolicy }) => {
      Reflect.get(window, 'report')(originalPolicy)
    })
  })
  await page.route('**/admin', async (route) => {
    const response = await route.fetch()
    const policies = { 'content-security-policy-report-only': narrower.join(', ') }
    await route.fulfill({ response, headers: { ...response.headers(), ...policies } })
  })
  await answerAsGitHub(page, content, { canWrite: true })
  await page.goto('admin')
  await signInAt(page)
  await page.getByRole('row').first().waitFor()
  await page.goto('admin#/collections/testimonials/new')
  await page.getByRole('checkbox', { name: /^Add .Image/ }).click()
  const picture = { name: 'team.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await expect.poll(() => [...reported].toSorted()).toEqual(narrower.toSorted())
})
