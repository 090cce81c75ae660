import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import { checkBuiltSite, openBuiltSite } from '#scripts/check/built/index.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { generatedRules } from '#scripts/check/repository/generated-files.ts'
import { driftRules } from '#scripts/check/repository/translation-drift.ts'
import { diagnosticsOf, type Example } from '#scripts/check/rule.ts'
import { table } from '#scripts/check/table.ts'
import { checkDocument } from '#scripts/check/text/check-document.ts'
import { dictionaryRules, factsOf, readDictionary } from '#scripts/check/text/check-prose.ts'
import { openDictionary } from '#scripts/check/text/speller.ts'
import { diagnosticIn, placeOf } from '#scripts/read/diagnostics/index.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { builtFolder, commitAll, writeFiles } from '#tests/support/temporary-folder.ts'
import {
  check,
  inField,
  inText,
  neededInNepali,
  programPath,
  type SiteFiles,
  siteFolder,
  unmarked,
} from './small-site.ts'

const day = '2027-01-15'

const photo = (width: number) =>
  sharp({ create: { width, height: 90, channels: 3, background: 'red' } })

/** The files that an example may name, and that no text can write. */
async function binaryFiles(): Promise<[path: string, bytes: Uint8Array][]> {
  const place = { IFD3: { GPSLatitude: '27/1 41/1 0/1' } }
  return [
    ['public/images/team.jpg', await photo(1600).jpeg().toBuffer()],
    ['public/images/small.jpg', await photo(600).jpeg().toBuffer()],
    ['public/files/photo.jpg', await photo(90).jpeg().toBuffer()],
    ['public/files/photo-with-place.jpg', await photo(90).withExif(place).jpeg().toBuffer()],
    ['public/files/brochure.pdf', Buffer.from('%PDF-1.7')],
    ['public/files/page.pdf', Buffer.from('<!doctype html>')],
  ]
}

/** The files of the small site in two languages with an example, and the places of its marks. */
function filesOf({ fields, text = '', files = {} }: Example) {
  const inProgram = fields === undefined ? {} : inField(fields)
  const { [programPath]: program = '' } = inProgram
  return unmarked({
    ...neededInNepali,
    ...(fields === undefined && text !== '' && inText(text)),
    ...(fields !== undefined && {
      [programPath]: text === '' ? program : program.replace('Text.', text),
    }),
    ...files,
  })
}

const { own } = readDictionary(delivered)
const glossary = [{ word: 'मस्यौदा', avoided: ['लेखोट'] }]
let newSpeller: Awaited<ReturnType<typeof openDictionary>>
let binaries: Awaited<ReturnType<typeof binaryFiles>>
beforeAll(async () => {
  newSpeller = await openDictionary(own)
  binaries = await binaryFiles()
}, 60_000)

/** The findings in an example, which is read from memory or, for rules of a repository, from disk. */
async function findingsIn(example: Example, scope: string) {
  const { bare, marks } = filesOf(example)
  const named = Object.fromEntries(
    binaries.filter(([path]) => JSON.stringify(example).includes(path.slice('public'.length))),
  )
  const isInMemory = scope !== 'repository' && Object.keys(named).length === 0
  const { all, diagnostics } = isInMemory ? await check(bare) : await onDisk(example, bare, named)
  const inTexts = all.flatMap((document) =>
    checkDocument(document, {
      speller: newSpeller(),
      glossary,
      ...factsOf(all),
      today: day,
    }).map((each) => diagnosticIn(document, each)),
  )
  return { diagnostics: [...diagnostics, ...inTexts], marks, bare }
}

async function onDisk({ before }: Example, files: SiteFiles, named: SiteFiles) {
  const root = await siteFolder()
  if (before) {
    await write(root, { ...neededInNepali, ...before })
    commitAll(root, '2027-01-11')
    for (const path of Object.keys(before)) await rm(join(root, path))
  }
  await write(root, { ...files, ...named })
  if (before) commitAll(root, '2027-01-12')
  const opened = await openSite(root, day)
  const found = await Promise.all(
    [generatedRules, driftRules].map((rules) => checkRepository(rules, { root, opened, day })),
  )
  const inDictionary = diagnosticsOf(dictionaryRules, dictionaryRules.check(root))
  return { all: opened.all, diagnostics: [...opened.diagnostics, ...found.flat(), ...inDictionary] }
}

async function write(root: string, files: SiteFiles) {
  for (const [path, text] of Object.entries(files))
    await (text === undefined
      ? rm(join(root, path), { force: true })
      : writeFiles(root, { [path]: text }))
}

describe.each(table.filter(({ scope }) => scope !== 'built'))(
  '$scope: $id',
  ({ id, scope, severity, bad, good }) => {
    test('is broken by its bad example alone, at the place that it marks', async () => {
      const { diagnostics, marks, bare } = await findingsIn(bad, scope)
      expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(new Set([id]))
      expect(new Set(diagnostics.map((each) => each.severity))).toEqual(new Set([severity]))
      const places = diagnostics.map(placeOf)
      // A file that is missing has no text to mark.
      expect(places).toEqual(marks.length > 0 ? marks : places)
      const [{ path = '' } = {}] = diagnostics
      const fixes = diagnostics.flatMap(({ fix }) => fix ?? [])
      if (fixes.length === 0) return
      const { bytes } = applyFixes(Buffer.from(bare[path] ?? ''), fixes)
      expect(Buffer.from(bytes).toString()).toBe(filesOf(good).bare[path])
    })

    test('is kept by its good example, as every other rule is', async () => {
      expect((await findingsIn(good, scope)).diagnostics).toEqual([])
    })
  },
)

const html = (main: string, route = '/', title = 'A page') => `<!doctype html><html lang="en"><head>
<title>${title}</title><link rel="canonical" href="https://example.org${route}">
</head><body><main><h1>Heading</h1>
${main}
</main></body></html>`

const locations = ['/', '/about'].map(
  (route) => `<url><loc>https://example.org${route}</loc></url>`,
)

/** What the check of a small built site says. */
async function builtFindings({ text = '', files = {} }: Example) {
  const folder = await builtFolder({
    'index.html': html(text),
    'about.html': html('Words', '/about'),
    '404.html': html('Words', '/404', 'Not found'),
    'b.png': '',
    'sitemap.xml': `<urlset>${locations.join('')}</urlset>`,
    _redirects: '/about/ /about 301\n',
    ...Object.fromEntries(Object.entries(files).map(([path, content = '']) => [path, content])),
  })
  return checkBuiltSite(await openBuiltSite(folder)).map(({ rule }) => rule)
}

test.each(table.filter(({ scope }) => scope === 'built'))(
  '$scope: $id',
  async ({ id, bad, good }) => {
    expect(new Set(await builtFindings(bad))).toEqual(new Set([id]))
    expect(await builtFindings(good)).toEqual([])
  },
)

test('no two rules have one id', () => {
  const ids = table.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
