import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { openSite } from '#scripts/check/open-site.ts'
import { today } from '#scripts/read/files/index.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import type { SiteCopy } from '#tests/support/site-copy.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test } from '#tests/support/site.ts'
import { repository } from './github.ts'

export const program = 'content/programs/local-economic-development.mdx'
/** The worker of OAuth. */
export const signInAddress = 'https://sign-in.institute.edu.np'
const editing = `editing:\n  repository: ${repository}\n  branch: main\n  signIn: ${signInAddress}\n`

/** Tests of the forms under /admin of the delivered site, once `change` has changed it. */
export const editorTest = (change?: (copy: SiteCopy) => Promise<void>) =>
  test
    .extend('built', { scope: 'file' }, async ({ copy }) => {
      await copy.edit('content/site.yaml', '\nurl:', `\n${editing}url:`)
      await change?.(copy)
      // To compress the editor takes ten times as long as all else.
      await copy.build({ PRECOMPRESS: '0' }, ['--no-pictures'])
      return copy
    })
    .extend('site', { scope: 'file' }, async ({ built }, { onCleanup }) => {
      const site = await startSite(built.root)
      onCleanup(site.close)
      return site
    })
    /** Every file of content with its text, before a test writes into the copy. */
    .extend('texts', { scope: 'file' }, async ({ built }) => {
      const { all } = await openSite(built.root, today(built.root))
      return Object.fromEntries(all.map(({ path: file, text }) => [file, text]))
    })
    /** The same for one test, which may change it. */
    .extend('content', ({ texts }) => ({ ...texts }))

/** What the check says of some files of the site, once they are written. */
export async function faultsOf(built: SiteCopy, names: string[], files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await built.write(file, text)
  const { diagnostics } = await openSite(built.root, today(built.root))
  return diagnostics.filter(({ path: file }) => names.includes(file))
}

export const textOf = (root: string, file: string) => readFile(path.join(root, file), 'utf8')

export async function openForm(page: Page, file = program) {
  const kind = file.startsWith('pages/') ? 'page' : 'program'
  await page.goto(`admin${formAddress({ kind, slug: path.basename(file, '.mdx') })}`)
}

/** The pane beside a form, and the page in it. */
export function livePageIn(page: Page) {
  const pane = page.frameLocator('iframe.preview')
  return { pane, status: pane.getByRole('status'), shown: pane.frameLocator('iframe') }
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' })

/** Saves a form. The editor goes to the list once the file is written. */
export async function save(page: Page) {
  await saveButton(page).click()
  await page.waitForURL(/#\/collections\/\w+$/)
}

/** Begins to sign in. Those who may not write are asked for a fork in the dialog. */
export async function signIn(page: Page) {
  await page.goto('admin')
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('token')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  return dialog
}

/** Signs in through the window of the OAuth worker. */
export async function signInAt(page: Page) {
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
  await page.getByRole('button', { name: /Sign In with .GitHub/ }).click()
}
