import { expect, test } from 'vitest'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { generatedRules } from '#scripts/check/repository/generated-files.ts'
import { opened, page, siteFolder } from '#tests/engine/small-sites/small-site.ts'

/** A page with a picture from each of this many sites. */
const withPictures = (count: number) =>
  page(
    Array.from({ length: count }, (_, index) => {
      const host = `pictures-of-the-institute-${index + 100}.example`
      return `![A room](https://${host}/a.jpg)`
    }).join('\n\n'),
  )

async function faultsOf(count: number) {
  const day = '2027-01-01'
  const root = await siteFolder({ 'pages/about.mdx': withPictures(count) })
  return checkRepository(generatedRules, { root, opened: await opened(root, day), day })
}

test('a header that hosts cannot take is a fault at the last site that it names', async () => {
  expect(await faultsOf(25)).toEqual([])
  expect(await faultsOf(40)).toMatchObject([
    { path: 'pages/about.mdx', rule: 'image', line: 87, column: 11 },
  ])
})
