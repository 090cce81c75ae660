import { expect, it } from 'vitest'
import { openDevContent } from '#scripts/serve/dev/dev-content.ts'
import { siteFolder, siteYaml } from '#tests/content/small-site.ts'
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

it('shows the last valid text of a file with a fault, and nothing of a new one', async () => {
  const root = await siteFolder({})
  const { reread } = openDevContent(root)
  await reread()
  await writeFiles(root, {
    'content/site.yaml': siteYaml.replace('name:', 'nama:'),
    'pages/new.mdx': '---\ntitel: New\n---\n',
  })
  const { pageAt, faulty } = await reread()
  expect(faulty).toEqual(new Set(['content/site.yaml', 'pages/new.mdx']))
  expect(pageAt('/')).toMatchObject({ route: '/' })
  expect(pageAt('/new')).toBeUndefined()
})
