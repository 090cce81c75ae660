import { today } from '#scripts/system/settings.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { openContent } from '#scripts/check/content/open-content.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import { openClone } from '#tests/build/editor/clone.ts'
import { openPage } from '#tests/support/open-page.ts'
import { copySite } from '#tests/support/site-copy.ts'
import { startSite } from '#tests/support/start-site.ts'

/** `node scripts/run.mjs tests/shots/editor.ts`: the pictures of the forms in CONTRIBUTING.md. */
const folder = '.github/pictures'

const copy = await copySite()
const siteYaml = await readFile(path.join(copy.root, 'content/site.yaml'), 'utf8')
const editing = 'editing:\n  repository: institute/website\n  branch: main\n'
await copy.write('content/site.yaml', siteYaml + editing)
await copy.build({}, ['--no-pictures'])
const { documents } = await openContent(copy.root, today())
const site = await startSite(copy.root)
const browser = await launchBrowser()
const { page } = await openPage(browser, site.url, { width: 960, height: 600, reducedMotion: true })

async function shoot(name: string) {
  const file = path.join(folder, `editor-${name}.png`)
  // Notices of the editor fade out.
  await page.waitForTimeout(1000)
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(file)
  console.log(file)
}

await openClone(page, Object.fromEntries(documents.map(({ path: file, text }) => [file, text])))
await page.goto('admin#/collections/programs')
await page.getByRole('row').first().waitFor()
await shoot('list')

await page.goto(`admin${formAddress({ kind: 'program', slug: 'local-economic-development' })}`)
await page.setViewportSize({ width: 1280, height: 800 })
await page.frameLocator('iframe.preview').frameLocator('iframe').locator('h1').waitFor()
await shoot('form')
await page.setViewportSize({ width: 960, height: 600 })

await page.goto(`admin${formAddress({ kind: 'site', slug: 'site' })}`)
const wrong = { Email: 'info at the institute', Phone: '01 4000000' }
for (const [name, value] of Object.entries(wrong))
  await page.getByRole('textbox', { name, exact: true }).first().fill(value)
await page.getByRole('button', { name: 'Save' }).click()
await page.getByText('expected an email address').first().scrollIntoViewIfNeeded()
await shoot('mistake')

await browser.close()
await site.close()
await copy.remove()
