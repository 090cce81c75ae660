import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { currentBundle } from '#scripts/build/bundle.ts'
import { onlyCode } from '#scripts/render/only-code.ts'
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts'
import { all } from '#tests/run/all.ts'

let site: SiteCopy
beforeAll(async () => {
  site = await copySite()
}, 60_000)
afterAll(() => site.remove())

const ran = () => path.join(site.root, 'ran')
const bundle = () => currentBundle(site.root, '/', path.join(site.root, '.cache/draft'))

/** A program that leaves a mark where it runs, and in a bundle. */
const write = (file: string) =>
  site.write(
    file,
    `import { writeFileSync } from 'node:fs'\nwriteFileSync('${ran()}', '')\nexport default { evil: 1 }\n`,
  )

test('refuses a text as a module', async () => {
  const name = 'content/dictionary/a.page.route.mdx'
  await write(name)
  const rolldownOptions = { input: path.join(site.root, name) }
  const plugins = [onlyCode(site.root)]
  const config = { root: site.root, configFile: false, logLevel: 'silent', plugins } as const
  const built = build({ ...config, build: { write: false, rolldownOptions } })
  await expect(built).rejects.toThrow(`${name} is content, which is never run`)
  await rm(path.join(site.root, name))
})

// The check, the plugin above and `npm run dev` refuse such files in every run of the tests.
test.runIf(all)(
  'has nothing of a file that writers may add, whatever its name is',
  { timeout: 120_000 },
  async () => {
    const names = `pages/+client.mdx pages/evil/+config.ts pages/evil/+Page.mdx pages/_error/x/+config.ts
    pages/+config.ts pages/_error/+meta.ts
    content/+config.ts content/faqs/+Page.md content/schema/x/+Page.mdx content/x.vue/+config.js
    public/+config.js public/x/+config.build-x.mjs public/x/+meta.ts +config.mjs`
    for (const name of names.split(/\s+/)) await write(name)
    const files = await bundle()
    expect(files.size).toBeGreaterThan(10)
    for (const bytes of files.values()) expect(Buffer.from(bytes).includes('evil')).toBe(false)
    expect(existsSync(ran())).toBe(false)
  },
)
