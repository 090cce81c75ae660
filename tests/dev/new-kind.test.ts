import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { filesBelow, type SiteCopy } from '#tests/support/site-copy.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { startDev } from './dev-server.ts'

const sita = `name: Sita Sharma
role: Planning and budgets
photo: { src: /images/sita.jpg, alt: Sita Sharma }
order: 1
---

She has planned towns for twenty years.
`
const hari = `---\nname: Hari Thapa\nrole: Accounts\nphoto: { src: https://pictures.hari-thapa.np/hari.jpg, alt: Hari }\norder: 2\n---\n\nHe likes figures.\n`
const entry = 'content/trainers/sita-sharma.mdx'
const second = 'content/trainers/hari-thapa.mdx'

/** Follows the recipe: writes each file that it names, or adds the lines with a +. */
async function followRecipe(copy: SiteCopy) {
  const recipe = await readFile('.github/RECIPES.md', 'utf8')
  const [, kind = ''] = recipe.split('\n## ')
  let files: string[] = []
  for (const [, names, language, code = ''] of kind.matchAll(
    /^((?:`[\w./-]+`(?:, )?)+)$|^```(\w+)\n(.*?)^```$/gms,
  )) {
    if (names !== undefined) files = names.split(', ').map((name) => name.slice(1, -1))
    else if (language === 'diff') for (const file of files) await addLines(copy, file, code)
    else for (const file of files) await copy.write(file, code)
  }
}

/** Adds the lines with a + beside the one without, everywhere that one is. */
async function addLines(copy: SiteCopy, file: string, diff: string) {
  const lines = diff.trimEnd().split('\n')
  const [known = ''] = lines.flatMap((line) => (line.startsWith(' ') ? [line.slice(1)] : []))
  const text = await readFile(path.join(copy.root, file), 'utf8')
  expect(text).toContain(`\n${known}`)
  const added = lines.map((line) => line.slice(1)).join('\n')
  await copy.write(
    file,
    text.replaceAll(`\n${known}`, () => `\n${added}`),
  )
}

/** Adds fields at the top of a file. */
const addFields = (copy: SiteCopy, file: string, fields: string) =>
  copy.edit(file, '---\n', `---\n${fields}\n`)

const test = siteTest
  .extend('program', { scope: 'file' }, async ({ copy }) => {
    const [first = ''] = (await readdir(path.join(copy.root, 'content/programs'))).toSorted()
    return first.replace('.mdx', '')
  })
  .extend('withoutEntries', { scope: 'file' }, async ({ copy }) => {
    await followRecipe(copy)
    return copy
  })
  .extend('trainers', { scope: 'file' }, async ({ withoutEntries: copy, program }) => {
    for (const page of ['index', 'about'])
      await addFields(copy, `pages/${page}.mdx`, 'trainers: { heading: Our trainers }')
    await addFields(copy, `content/programs/${program}.mdx`, 'trainers: [sita-sharma]')
    await copy.write(entry, `---\n${sita}`)
    await copy.write(second, hari)
    const photo = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#863' } })
    await copy.write('public/images/sita.jpg', await photo.jpeg().toBuffer())
    return copy
  })
  .extend('url', { scope: 'file' }, async ({ trainers }, { onCleanup }) => {
    const { url, stop } = await startDev(trainers)
    onCleanup(stop)
    return url
  })

const build = (copy: SiteCopy) => copy.build({ SOURCE_DATE_EPOCH: '1800000000' }, ['--no-pictures'])

const page = (copy: SiteCopy, name: string) =>
  readFile(path.join(copy.root, `dist/client/${name}.html`), 'utf8')

const folders = ['components', 'content', 'pages', 'scripts']

for (const [tool = '', ...args] of [
  ['node', 'scripts/run.mjs', 'check'],
  ['tsc', '--noEmit'],
  ['oxlint', '--deny-warnings', ...folders],
  ['oxfmt', '--check', ...folders],
])
  test(`before there is an entry, ${tool} ${args[0]} passes`, async ({ withoutEntries }) => {
    for (const settings of ['.oxlintrc.json', '.oxfmtrc.json'])
      await withoutEntries.write(settings, await readFile(settings))
    const own = path.resolve('node_modules/.bin', tool)
    const run = promisify(execFile)(existsSync(own) ? own : tool, args, {
      cwd: withoutEntries.root,
    })
    await expect(run).resolves.toBeDefined()
  })

test('the check reads its fields, text, references and values of its own', async ({
  trainers,
  program,
}) => {
  const named = `content/programs/${program}.mdx`
  const right = { [entry]: `---\n${sita}`, [second]: hari }
  onTestFinished(async () => {
    for (const [file, text] of Object.entries(right)) await trainers.write(file, text)
    await trainers.edit(named, '[sita-sarma]', '[sita-sharma]')
  })
  const wrong = sita
    .replace('role:', 'roll:')
    .replace('/images/sita.jpg', '/images/sitta.jpg')
    .replace('twenty years', '[twenty years](/about#trainers), [once here](/#trainer)')
  await trainers.write(entry, `---\n${wrong}`)
  await trainers.write(second, hari.replace('order: 2', 'order: 1'))
  await trainers.edit(named, '[sita-sharma]', '[sita-sarma]')
  const { output } = await trainers.run('check')
  expect(output.match(/^\S+:\d+:\d+ {2}(?!warning).*$/gm)).toEqual([
    `${named}:2:12  trainers.0: there is no trainer "sita-sarma". Did you mean "sita-sharma"?`,
    `${entry}:3:1  roll: unknown field. Did you mean "role"?`,
    `${entry}:4:15  photo.src: there is no file public/images/sitta.jpg. Did you mean "/images/sita.jpg"?`,
    `${entry}:5:8  order: 1 is taken by ${second}:5; expected a value of its own`,
    `${entry}:8:72  there is no #trainer on /. Did you mean "#trainers"?`,
  ])
})

test('its pages show it, with its picture in several sizes', async ({ trainers, program }) => {
  await build(trainers)
  const pages = await readdir(path.join(trainers.root, 'dist/client'), { recursive: true })
  const shown = new Map<string, string>()
  for (const name of pages
    .filter((each) => each.endsWith('.html'))
    .map((each) => each.slice(0, -5)))
    if ((await page(trainers, name)).includes('id="trainers"'))
      shown.set(name, await page(trainers, name))
  expect([...shown.keys()].toSorted()).toEqual(['about', 'index', `programs/${program}`])
  for (const [name, html] of shown) {
    expect(html).toMatch(/srcset="\/media\/sita-480\.\w+\.avif 480w, \/media\/sita-800\./i)
    expect(html.includes('Hari Thapa')).toBe(!name.startsWith('programs/'))
  }
  const headers = await readFile(path.join(trainers.root, 'dist/client/_headers'), 'utf8')
  expect(headers).toMatch(/img-src [^;]*https:\/\/pictures\.hari-thapa\.np/)
  const { output } = await trainers.run('check-site')
  expect(output).not.toContain('trainers')
})

test('an edit changes the pages that show it and no others', async ({ trainers, program }) => {
  const dist = path.join(trainers.root, 'dist/client')
  const before = await filesBelow(dist)
  await trainers.edit(entry, 'twenty years', 'thirty years')
  await build(trainers)
  const after = await filesBelow(dist)
  const changed = [...after].flatMap(([name, hash]) => (before.get(name) === hash ? [] : [name]))
  expect(changed.filter((name) => name.endsWith('.html')).toSorted()).toEqual([
    'about.html',
    'index.html',
    `programs/${program}.html`,
  ])
})

test('launch, health and new know it', async ({ trainers }) => {
  const { output: drafted } = await trainers.run('new', {}, ['trainer', '--name', 'Gita Rai'])
  expect(drafted).toMatch(/content\/trainers\/gita-rai\.mdx\nAddress: .*#trainers$/m)
  const { output: open } = await trainers.run('launch')
  expect(open).toMatch(/^ {2}content\/trainers\/gita-rai\.mdx:\d+:\d+ {2}role: /m)
  expect(open).not.toContain('photo')
  await rm(path.join(trainers.root, 'content/trainers/gita-rai.mdx'))
  const { output: health } = await trainers.run('health')
  expect(health).toContain(entry)
})

test('development shows an entry that is edited, added and deleted', async ({
  trainers,
  newPage,
}) => {
  const tab = await newPage({ path: 'about' })
  await tab.waitForLoadState('networkidle')
  await trainers.edit(entry, 'Planning and budgets', 'Towns and budgets')
  await tab.getByText('Towns and budgets').waitFor()
  await trainers.write(
    'content/trainers/gita-rai.mdx',
    hari.replace('2', '3').replace('Hari Thapa', 'Gita Rai'),
  )
  const added = tab.getByRole('heading', { name: 'Gita Rai' })
  await added.waitFor()
  await rm(path.join(trainers.root, 'content/trainers/gita-rai.mdx'))
  await added.waitFor({ state: 'detached' })
})
