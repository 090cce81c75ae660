import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { typesetBrochure } from '#scripts/make/brochures/brochures.ts'
import { brochureContent } from '#scripts/make/brochures/index.ts'
import { outdatedBrochures } from '#scripts/make/brochures/outdated-brochures.ts'
import { openContent } from '#scripts/content/open-content.ts'
import { placeOf } from '#scripts/content/explain/report.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { filesOf, program, programPath, siteYaml } from '#tests/content/small-site.ts'

const link = { brochureLink: '/brochures/local.pdf' }
const pdf = 'public/brochures/local.pdf'

/** A small site whose program has a PDF of its own: the bytes given, or its brochure as made now. */
async function siteWithPdf(bytes?: Buffer) {
  const files = filesOf({ [programPath]: program(link) })
  const contents = files.map((file) => [file.path, Buffer.from(file.bytes)] as const)
  const root = await temporaryFolder({ ...Object.fromEntries(contents), [pdf]: bytes ?? '%PDF' })
  const read = async () => {
    const { content } = await openContent(root)
    if (!content) throw new Error('the small site has faults')
    return content
  }
  const warnings = async () => {
    const { programs, site } = await read()
    return outdatedBrochures(root, programs, site)
  }
  if (!bytes) {
    const { programs, site } = await read()
    const [only] = programs
    if (only)
      await writeFile(
        path.join(root, pdf),
        (await typesetBrochure(brochureContent(only, site))).pdf,
      )
  }
  const change = (file: string, text: string) => writeFile(path.join(root, file), text)
  return { warnings, change }
}

test('a brochure under public/ that says what its program says is no warning', async () => {
  const { warnings } = await siteWithPdf()
  expect(await warnings()).toEqual([])
})

test('a program changed since its brochure was made is a warning at its brochureLink', async () => {
  const { warnings, change } = await siteWithPdf()
  await change(programPath, program(link, 'Another text.'))
  const [warning, ...others] = await warnings()
  expect(others).toEqual([])
  expect(warning).toMatchObject({
    severity: 'warning',
    field: 'brochureLink',
    hint: 'Make it again: npm run brochure -- local',
  })
  expect(warning && placeOf(warning)).toBe(`${programPath}:8:15`)
})

test('so are details of the institute that have changed', async () => {
  const { warnings, change } = await siteWithPdf()
  await change('content/site.yaml', siteYaml.replace('+977 1 000 0000', '+977 1 999 9999'))
  expect(await warnings()).toHaveLength(1)
})

test('what the brochure does not show may change', async () => {
  const { warnings, change } = await siteWithPdf()
  await change(programPath, program({ ...link, order: '5' }))
  expect(await warnings()).toEqual([])
})

test('a PDF that was made elsewhere is its author’s matter', async () => {
  const { warnings } = await siteWithPdf(Buffer.from('%PDF-1.4 of another maker'))
  expect(await warnings()).toEqual([])
})
