import { expect, it } from 'vitest'
import { openDevContent } from '#scripts/serve/dev/dev-content.ts'
import { neededInNepali, siteFolder, siteYaml } from '#tests/content/small-site.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'

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
