import { expect, it } from 'vitest'
import { openDevContent } from '#scripts/serve/dev/dev-content.ts'
import { neededInNepali, siteFolder, siteYaml } from '#tests/content/small-site.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'

it('shows a drawing as its code is now', async () => {
  const { reread, drawings } = openDevContent(await siteFolder({}))
  const { pageAt } = await reread()
  const svgs = ['<svg/>', '<svg><g/></svg>']
  const files = svgs.map((svg) => {
    const page = pageAt('/')
    if (typeof page !== 'object') throw new Error(page)
    const draw = () => ({ svg, width: 4, height: 3, elements: '', crisp: true })
    return page.media.addDrawing('key', 'hill', draw).src
  })
  expect(files.map((file) => drawings.get(file))).toEqual(svgs)
})

it('a fault of a translation, even since a change in English, covers no English page', async () => {
  const root = await siteFolder(neededInNepali)
  const { reread } = openDevContent(root)
  expect((await reread()).faulty).toEqual(new Set())
  const more = siteYaml.replace(/quickLinks: \[(.*)\]/, 'quickLinks: [$1, $1]')
  await writeFiles(root, { 'content/site.yaml': more })
  const { pageAt } = await reread()
  expect(pageAt('/ne')).toContain('content/site.ne.yaml')
  expect(pageAt('/')).toMatchObject({ route: '/' })
})
