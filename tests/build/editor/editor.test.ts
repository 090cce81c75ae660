import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { collectionKinds, kinds } from '#content/schema/kinds.ts'
import { openContent } from '#scripts/check/content/open-content.ts'
import { today } from '#scripts/system/settings.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import { settle, violations } from '#tests/rules/axe.ts'
import { all } from '#tests/run/all.ts'
import type { SiteCopy } from '#tests/support/site-copy.ts'
import { filesIn, openClone } from './clone.ts'
import {
  editorTest,
  openForm,
  previewIn,
  program,
  read,
  save,
  signIn,
  signInAddress,
} from './editor-site.ts'
import { answerAsGitHub } from './github.ts'
import { saved } from './saved-file.ts'

const test = editorTest()

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' })

/** What the check says of some files of the site, once they are written. */
async function faultsOf(built: SiteCopy, names: string[], files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await built.write(file, text)
  const { diagnostics } = await openContent(built.root, today())
  return diagnostics.filter(({ path: file }) => names.includes(file))
}

test('a site that names no repository has no editor', async ({ siteRoot }) => {
  const files = await readdir(path.join(siteRoot, 'dist'), { recursive: true })
  expect(files.filter((file) => /admin/.test(file))).toEqual([])
})

test('the editor is in no sitemap, and search engines leave it out', async ({ built }) => {
  const client = path.join(built.root, 'dist/client')
  expect(await read(client, 'sitemap.xml')).not.toContain('admin')
  expect(await read(client, 'admin.html')).toContain('<meta name="robots" content="noindex">')
  expect(await read(client, 'admin/start.js')).not.toMatch(/unpkg\.com\/|githubstatus\.com\/api/)
  expect(existsSync(path.join(client, 'admin/LICENSE.txt'))).toBe(true)
})

test('a writer changes a program, adds a question and deletes an entry, in a clone', async ({
  built,
  content: before,
  newPage,
}) => {
  const page = await newPage()
  await openClone(page, before)
  const open = (address: string) => page.goto(`admin${address}`)

  for (const kind of all ? collectionKinds : (['faq'] as const)) {
    const count = Object.keys(before).filter((file) => file.startsWith(`${kinds[kind].folder}/`))
    await open(`#/collections/${kinds[kind].collection}`)
    await expect.poll(() => page.getByRole('row').count()).toBe(count.length)
  }

  await openForm(page)
  await page.getByRole('textbox', { name: 'Duration' }).fill('7 days')
  await page.getByRole('group', { name: /Fee/ }).getByRole('button', { name: /Add/ }).click()
  await page.getByRole('menuitem', { name: 'On request' }).click()
  await save(page)
  await expect
    .poll(async () => (await filesIn(page, program))[program])
    .toContain('\nduration: 7 days\n')
  expect((await filesIn(page))[program]).toContain('\nfee: on request\n')
  expect(await page.getByRole('complementary', { name: 'Your proposal' }).count()).toBe(0)

  const orders = Object.entries(before).flatMap(([file, text]) =>
    file.startsWith('content/faqs/') ? Number(/^order: (\d+)$/m.exec(text)?.[1]) : [],
  )
  const next = Math.max(...orders) + 1
  const place = page.getByRole('spinbutton', { name: 'Place in the list' })
  await open('#/collections/faqs/new')
  expect(await place.inputValue()).toBe(String(next))
  // Components have their buttons, and nothing that never works is shown.
  await page.getByRole('button', { name: 'Action' }).waitFor()
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
  await expect.poll(() => place.inputValue()).toBe(String(next + 1))

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

test('a writer reads in our words what is wrong, and adds a picture, in a clone', async ({
  built,
  content: before,
  newPage,
  skip,
}) => {
  skip(!all)
  const page = await newPage()
  await openClone(page, before)
  const open = (address: string) => page.goto(`admin${address}`)
  const picture = { name: 'team.png', mimeType: 'image/png', buffer: await page.screenshot() }

  await open('#/collections/highlights/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('A new class')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('contact')
  await saveButton(page).click()
  await page.getByText('expected an address such as /contact or https://example.org').waitFor()

  await open(formAddress({ kind: 'site', slug: 'site' }))
  const wrong = { Url: 'www.example.org', Email: 'info at example.org', Phone: '01 4000000' }
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
  await page.getByText('/images/team.png').waitFor()
  await page.getByRole('textbox', { name: 'Alt' }).fill('The team')
  await save(page)
  const uploaded = 'public/images/team.png'
  const isThere = async () =>
    (await filesIn(page, uploaded))[uploaded] === picture.buffer.toString()
  await expect.poll(isThere).toBe(true)
  const text = (await filesIn(page))[file] ?? ''
  expect(text).toContain('\nimage:\n  src: /images/team.png\n  alt: The team\n')
  await built.write(uploaded, picture.buffer)
  expect(await faultsOf(built, [file], { [file]: text })).toEqual([])
})

test('a PDF that a writer has chosen or saved is there for the check', async ({
  content,
  newPage,
  skip,
}) => {
  skip(!all)
  // The notice is not on the built site.
  const page = await newPage({ expected: [/404/] })
  const text = `---\ntitle: The routine of the exams\ncategory: news\ndate: 2027-01-01\n---\n\nIt is in the file.\n`
  await openClone(page, { ...content, 'content/notices/routine.mdx': text })
  const { status, shown } = previewIn(page)
  const link = shown.locator('main a', { hasText: 'PDF' })
  const open = () => page.goto(`admin${formAddress({ kind: 'notice', slug: 'routine' })}`)
  await open()
  await status.filter({ hasText: '0 faults' }).waitFor()
  const field = page.locator('[data-key-path=file]')
  const buffer = Buffer.from('%PDF-1.4')
  const file = { name: 'routine.pdf', mimeType: 'application/pdf', buffer }
  await field.locator('input[type=file]').first().setInputFiles(file)
  await link.waitFor()
  await status.filter({ hasText: '0 faults' }).waitFor()
  await save(page)
  await open()
  await link.waitFor()
  await status.filter({ hasText: '0 faults' }).waitFor()
})

test('a writer sees the page and what the check says beside the form; what a text holds runs nothing there, and loads nothing from elsewhere', async ({
  content,
  newPage,
}) => {
  const page = await newPage({ expected: [/evil\.example|sandboxed/] })
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  await openClone(page, content)
  await openForm(page)
  const { pane, status, shown } = previewIn(page)
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

  await text.fill('See the the [team](/abuot).')
  await status.filter({ hasText: '1 fault,' }).waitFor()
  const note = pane.getByRole('listitem').filter({ hasText: 'Did you mean "/about"?' })
  await title.focus()
  await note.getByRole('button', { name: 'Text' }).click()
  await expect.poll(() => text.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  await pane.getByRole('button', { name: 'Fix' }).click()
  await expect.poll(() => text.inputValue()).toBe('See the [team](/abuot).')
  await status.filter({ hasText: '1 fault, 0 warnings' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.inputValue()).toBe('See the the [team](/abuot).')
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

for (const way of ['in a folder', 'with a token'] as const) {
  test(`work left unsaved ${way} is there again, after a deployment that changes forms too`, async ({
    content,
    newPage,
    skip,
  }) => {
    skip(!all)
    const page = await newPage()
    if (way === 'in a folder') await openClone(page, content)
    else {
      await answerAsGitHub(page, content, { canWrite: true })
      await signIn(page)
      await page.getByRole('row').first().waitFor()
    }
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
}

// sent.test.ts holds what becomes of a change where the writer may write to the repository.
test('with a token, a change becomes a pull request from a branch of a fork, for want of the right to write', async ({
  built,
  content: before,
  newPage,
  skip,
}) => {
  skip(!all)
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

test('the editor uses all that only the policy of /admin allows', async ({
  site,
  content,
  newPage,
  skip,
}) => {
  skip(!all)
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

/** Signs in through the window of the OAuth worker. */
async function signInAt(page: Page) {
  await page.context().route(`${signInAddress}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Sign in</title><script>
        const tell = (text) => opener?.postMessage(text, '*')
        onmessage = () => tell('authorization:github:success:{"token":"token"}')
        tell('authorizing:github')
      </script>`,
    }),
  )
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Sign In with .GitHub/ }).click()
  return opened
}

/** What only the editor's own markup breaks. */
const known = [
  // It forbids to zoom in by hand.
  'meta-viewport',
  // Its screen to sign in has no landmarks.
  'landmark-one-main',
  'region',
]

test('all people can use the screen to sign in, in a window that the policy of other pages cuts off', async ({
  content,
  newPage,
}) => {
  // Without its opener, the window can't end the sign-in.
  const page = await newPage({ expected: [/Authentication aborted/] })
  await answerAsGitHub(page, content, { canWrite: true })
  await page.route('**/admin', async (route) => {
    const response = await route.fetch()
    const alone = { 'cross-origin-opener-policy': 'same-origin' }
    await route.fulfill({ response, headers: { ...response.headers(), ...alone } })
  })
  await page.goto('admin')
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor()
  await settle(page)
  const found = await violations(page)
  expect(found.filter((text) => !known.some((rule) => text.startsWith(`${rule}:`)))).toEqual([])
  const popup = await signInAt(page)
  expect(await popup.evaluate(() => opener === null)).toBe(true)
})

/** The first field with a value, and the value. */
async function filled(boxes: Locator): Promise<[field: Locator, value: string] | undefined> {
  for (const box of await boxes.all()) {
    const value = await box.inputValue().catch(() => '')
    if (value.trim() !== '') return [box, value]
  }
  return undefined
}

describe.runIf(all)('the editor', { timeout: 600_000 }, () => {
  test('saves every file but for a changed word as it was', async ({ built, content, newPage }) => {
    const { documents } = await openContent(built.root, today())
    // Beside the forms: two pages that aren't on the site, and the map, which the policy of /admin leaves out.
    const page = await newPage({ expected: [/status of 404/, /openstreetmap|sandboxed/] })
    await openClone(page, content)
    const form = page.getByRole('group', { name: 'Content Editor' })
    for (const file of documents) {
      await page.goto(`admin${formAddress(file)}`)
      // The first that has words: a page may have none of its own.
      const boxes = form.getByRole('textbox')
      await expect.poll(() => filled(boxes)).toBeDefined()
      const [field = boxes, value = ''] = (await filled(boxes)) ?? []
      // The editor doesn't see what is typed before the form is ready.
      const changes = () => field.fill(`${value} x`).then(() => saveButton(page).isEnabled())
      await expect.poll(changes).toBe(true)
      await save(page)
      await form.waitFor({ state: 'hidden' })
      const read = async () => (await filesIn(page, file.path))[file.path] ?? ''
      await expect.poll(read).not.toBe(file.text)
      const expected = saved(file.text, file).split('\n')
      const changed = (await read()).split('\n').filter((line, index) => line !== expected[index])
      const [last] = `${value} x`.split('\n').slice(-1)
      expect([file.path, changed]).toEqual([file.path, [expect.stringContaining(last ?? '')]])
    }
  })
})
