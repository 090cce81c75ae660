import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { collectionKinds, kinds } from '#content/schema/kinds.ts'
import { openContent } from '#scripts/content/index.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test as siteTest } from '#tests/support/site.ts'

const editing = 'editing:\n  repository: owner/website\n  branch: main\n'

const test = siteTest
  .extend('built', { scope: 'file' }, async ({ copy }) => {
    await copy.write('content/site.yaml', (await read(copy.root, 'content/site.yaml')) + editing)
    await copy.build({}, ['--no-pictures'])
    return copy
  })
  .extend('site', { scope: 'file' }, async ({ built }, { onCleanup }) => {
    const site = await startSite(built.root)
    onCleanup(site.close)
    return site
  })

const read = (root: string, file: string) => readFile(path.join(root, file), 'utf8')

/** Every file of content with its text. */
async function contentOf(root: string): Promise<Record<string, string>> {
  const { documents } = await openContent(root)
  return Object.fromEntries(documents.map(({ path: file, text }) => [file, text]))
}

/** Opens /admin with a folder of the browser's own file system as the clone of the repository. */
async function openClone(page: Page, files: Record<string, string>) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('admin')
  await page.evaluate(async (all) => {
    const clone = await navigator.storage.getDirectory()
    await clone.getDirectoryHandle('.git', { create: true })
    for (const [file, text] of Object.entries(all)) {
      const [name = '', ...folders] = file.split('/').toReversed()
      let folder = clone
      for (const each of folders.toReversed())
        folder = await folder.getDirectoryHandle(each, { create: true })
      const handle = await folder.getFileHandle(name, { create: true })
      const stream = await handle.createWritable()
      await stream.write(text)
      await stream.close()
    }
  }, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('row').first().waitFor()
}

/** The files in the clone. */
const filesIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {}
    async function walk(folder: FileSystemDirectoryHandle, at: string) {
      for await (const [name, handle] of folder) {
        if (handle instanceof FileSystemFileHandle)
          files[at + name] = await (await handle.getFile()).text()
        else if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${at}${name}/`)
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return files
  })

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

test('a writer changes a program, adds a question and deletes an entry in a clone', async ({
  built,
  newPage,
}) => {
  const before = await contentOf(built.root)
  const page = await newPage()
  await openClone(page, before)
  const program = Object.keys(before).find((file) => file.startsWith('content/programs/')) ?? ''
  const open = (address: string) => page.goto(`admin${address}`)
  const save = () => page.getByRole('button', { name: 'Save' }).click()

  for (const kind of collectionKinds) {
    const count = Object.keys(before).filter((file) => file.startsWith(`${kinds[kind].folder}/`))
    await open(`#/collections/${kinds[kind].collection}`)
    await expect.poll(() => page.getByRole('row').count()).toBe(count.length)
  }

  await open(formAddress({ kind: 'program', slug: path.basename(program, '.mdx') }))
  await page.getByRole('textbox', { name: 'Duration' }).fill('7 days')
  await save()
  await expect.poll(async () => (await filesIn(page))[program]).toContain('\nduration: 7 days\n')

  await open('#/collections/faqs/new')
  await page.getByRole('textbox', { name: 'Question' }).fill('Is there a canteen?')
  await save()
  await page.getByText('This field is required.').first().waitFor()
  await page.getByRole('spinbutton', { name: 'Order' }).fill('90')
  await page.locator('textarea').last().fill('Yes.\n\n<Callout>It is open at noon.</Callout>')
  await save()
  const added = 'content/faqs/is-there-a-canteen.mdx'
  await expect
    .poll(async () => (await filesIn(page))[added])
    .toBe(
      '---\nquestion: Is there a canteen?\norder: 90\n---\n\nYes.\n\n<Callout>It is open at noon.</Callout>\n',
    )

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
  for (const [file, text] of Object.entries(after)) await built.write(file, text)
  await rm(path.join(built.root, deleted))
  const { diagnostics } = await openContent(built.root)
  expect(diagnostics.filter(({ path: file }) => changed.includes(file))).toEqual([])
})
