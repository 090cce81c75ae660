import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import type { SiteCopy } from '#tests/support/site-copy.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { startDev } from './dev-server.ts'
import { knownLine, recipeSteps } from './recipe.ts'

const upper = `---
name: Upper Hall
seats: 40
equipment: Chairs and a stage
photo: { src: /images/upper.jpg, alt: The upper hall }
order: 1
---

It has been open for twenty years.
`
const garden = `---\nname: Garden Room\nseats: 12\nequipment: Two tables\nphoto: { src: https://pictures.garden-room.np/a.jpg, alt: A garden }\norder: 2\n---\n\nIt has windows.\n`
const entry = 'content/rooms/upper-hall.mdx'

/** Follows the recipe for a new kind of content. */
async function followRecipe(copy: SiteCopy) {
  for (const { file, code, isDiff } of await recipeSteps())
    await (isDiff ? addLines(copy, file, code) : copy.write(file, code))
}

async function addLines(copy: SiteCopy, file: string, diff: string) {
  const text = await readFile(path.join(copy.root, file), 'utf8')
  const added = diff.trimEnd().replaceAll(/^./gm, '')
  await copy.write(
    file,
    text.replaceAll(`\n${knownLine(diff)}`, () => `\n${added}`),
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
  .extend('rooms', { scope: 'file' }, async ({ withoutEntries: copy, program }) => {
    for (const page of ['index', 'about'])
      await addFields(copy, `pages/${page}.mdx`, 'rooms: { heading: Our rooms }')
    await addFields(copy, `content/programs/${program}.mdx`, 'rooms: [upper-hall]')
    await copy.write(entry, upper)
    await copy.write('content/rooms/garden-room.mdx', garden)
    const photo = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#863' } })
    await copy.write('public/images/upper.jpg', await photo.jpeg().toBuffer())
    return copy
  })
  .extend('url', { scope: 'file' }, async ({ rooms }, { onCleanup }) => {
    const { url, stop } = await startDev(rooms)
    onCleanup(stop)
    return url
  })

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

test('the check reads its fields, text and references', async ({ rooms, program }) => {
  const named = `content/programs/${program}.mdx`
  onTestFinished(async () => {
    await rooms.write(entry, upper)
    await rooms.edit(named, '[uper-hall]', '[upper-hall]')
  })
  const wrong = upper
    .replace('equipment:', 'equipmant:')
    .replace('/images/upper.jpg', '/images/uper.jpg')
    .replace('twenty years', '[twenty years](/about#rooms), [once here](/#room)')
  await rooms.write(entry, wrong)
  await rooms.edit(named, '[upper-hall]', '[uper-hall]')
  const { output } = await rooms.run('check')
  expect(output.match(/^\S+:\d+:\d+ {2}(?!warning).*$/gm)).toEqual([
    `${named}:2:9  rooms.0: there is no room "uper-hall". Did you mean "upper-hall"?`,
    `${entry}:4:1  equipmant: unknown field. Did you mean "equipment"?`,
    `${entry}:5:15  photo.src: there is no file public/images/uper.jpg. Did you mean "/images/upper.jpg"?`,
    `${entry}:9:64  there is no #room on /. Did you mean "#rooms"?`,
  ])
})

test('its pages show it, with its picture in several sizes', async ({ rooms, program }) => {
  await rooms.build({ SOURCE_DATE_EPOCH: '1800000000' }, ['--no-pictures'])
  const dist = path.join(rooms.root, 'dist/client')
  const files = await readdir(dist, { recursive: true })
  const shown = new Map<string, string>()
  for (const name of files.filter((each) => each.endsWith('.html'))) {
    const html = await readFile(path.join(dist, name), 'utf8')
    if (html.includes('id="rooms"')) shown.set(name, html)
  }
  const pages = ['about.html', 'index.html', `programs/${program}.html`]
  expect([...shown.keys()].toSorted()).toEqual(pages)
  for (const [name, html] of shown) {
    expect(html).toMatch(/srcset="\/media\/upper-480\.\w+\.avif 480w, \/media\/upper-800\./i)
    expect(html.includes('Garden Room')).toBe(!name.startsWith('programs/'))
  }
  const headers = await readFile(path.join(dist, '_headers'), 'utf8')
  expect(headers).toMatch(/img-src [^;]*https:\/\/pictures\.garden-room\.np/)
  const { output } = await rooms.run('check-site')
  expect(output).not.toContain('rooms')
})

test('development shows an entry that is edited, added and deleted', async ({ rooms, newPage }) => {
  const tab = await newPage({ path: 'about' })
  await tab.waitForLoadState('networkidle')
  await rooms.edit(entry, 'Chairs and a stage', 'Benches and a stage')
  await tab.getByText('Benches and a stage').waitFor()
  await rooms.write(
    'content/rooms/small-hall.mdx',
    garden.replace('order: 2', 'order: 3').replace('Garden Room', 'Small Hall'),
  )
  const added = tab.getByRole('heading', { name: 'Small Hall' })
  await added.waitFor()
  await rm(path.join(rooms.root, 'content/rooms/small-hall.mdx'))
  await added.waitFor({ state: 'detached' })
})
