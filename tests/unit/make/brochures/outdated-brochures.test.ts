import { expect, test } from 'vitest'
import { slowFilesOf } from '#scripts/build/slow-files.ts'
import {
  brochureContent,
  outdatedBrochure,
  typesetBrochure,
} from '#scripts/make/brochures/index.ts'
import { placeOf } from '#scripts/content/diagnostics/diagnostic.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'
import { contentIn, program, programPath, siteFolder, siteYaml } from '#tests/content/small-site.ts'

const link = { brochureLink: '/brochures/our-towns.pdf' }

/** The small site after a change. Its program names its brochure, or other bytes, as a PDF. */
async function siteAfter(change: Record<string, string>, bytes?: string, { brochureLink } = link) {
  const pdf = `public${brochureLink}`
  const root = await siteFolder({ [programPath]: program({ brochureLink }), [pdf]: '%PDF-1.4' })
  const content = await contentIn(root)
  for (const only of content.programs) {
    const brochure = await typesetBrochure(brochureContent(only, content))
    await writeFiles(root, { [pdf]: bytes ?? brochure.pdf })
  }
  await writeFiles(root, change)
  return { root, content: await contentIn(root) }
}

async function warningsAfter(...given: Parameters<typeof siteAfter>) {
  const { root, content } = await siteAfter(...given)
  return content.programs.flatMap((program) => outdatedBrochure(root, program, content))
}

const changedText = { [programPath]: program(link, 'Another text.') }

test('a program that changed after its brochure was made is a warning at its brochureLink', async () => {
  const [warning, ...others] = await warningsAfter(changedText)
  expect(others).toEqual([])
  expect(warning).toMatchObject({
    severity: 'warning',
    field: 'brochureLink',
    hint: expect.stringContaining('npm run brochure -- local'),
  })
  expect(warning && placeOf(warning)).toBe(`${programPath}:8:15`)
})

test('so are details of the institute that have changed', async () => {
  const site = siteYaml.replace('+977 1 423 4567', '+977 1 999 9999')
  expect(await warningsAfter({ 'content/site.yaml': site })).toHaveLength(1)
})

test.each([
  ['a brochure that says what its program says', {}, undefined],
  ['a change that shows nowhere', { [programPath]: program({ ...link, order: '5' }) }, undefined],
  ['a PDF that was made elsewhere', changedText, '%PDF-1.4 of another maker'],
])('%s is no warning', async (_, change, bytes) => {
  expect(await warningsAfter(change, bytes)).toEqual([])
})

test('the brochure where npm run brochure writes it is made again by each build, and no warning', async () => {
  const own = { brochureLink: '/brochures/local.pdf' }
  const change = { [programPath]: program(own, 'Another text.') }
  const { root, content } = await siteAfter(change, undefined, own)
  expect(await warningsAfter(change, undefined, own)).toEqual([])
  expect(slowFilesOf(root, content)).toMatchObject([
    { kind: 'brochure', content: { slug: 'local' } },
    ...Array.from({ length: 3 }, () => ({ kind: 'social' })),
  ])
  const made = await siteAfter(change, '%PDF-1.4 of another maker', own)
  expect(slowFilesOf(made.root, made.content)).toHaveLength(3)
})
