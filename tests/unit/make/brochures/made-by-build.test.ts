import { expect, test } from 'vitest'
import { picturesOf } from '#scripts/build/pictures.ts'
import { openContent } from '#scripts/content/open-content.ts'
import { typesetBrochure } from '#scripts/make/brochures/index.ts'
import { program, programPath, siteFolder } from '#tests/content/small-site.ts'
import { sample } from './sample.ts'

const brochureLink = '/brochures/local.pdf'

test.each([
  ['where npm run brochure writes it is made again by each build', brochureLink, undefined, true],
  ['of another name is served as it is', '/brochures/our-towns.pdf', undefined, false],
  ['that was made elsewhere is served as it is', brochureLink, '%PDF-1.4 of another maker', false],
])('a brochure %s', async (_, link, bytes, isMade) => {
  const root = await siteFolder({
    [programPath]: program({ brochureLink: link }),
    [`public${link}`]: bytes ?? (await typesetBrochure(sample)).pdf,
  })
  const { content } = await openContent(root)
  const kinds = content && picturesOf(root, content).map(({ kind }) => kind)
  expect(kinds?.includes('brochure')).toBe(isMade)
})
