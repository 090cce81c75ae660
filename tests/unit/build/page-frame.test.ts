import { expect, test } from 'vitest'
import { pageFrame } from '#scripts/build/page-frame.ts'
import { frameFiller } from '#scripts/render/frame.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const bundleOf = (manifest: unknown) =>
  temporaryFolder({ 'assets.json': JSON.stringify(manifest), 'client/assets/a.js': 'start()' })

test('the frame of the pages has the style sheet first in its head and the script last', async () => {
  const folder = await bundleOf({
    'pages/+client.ts': { file: 'assets/a.js', css: ['assets/b.css'] },
  })
  const html = frameFiller(await pageFrame(folder, '/some/path/'))({ head: 'Head', body: 'Body' })
  expect(html).toMatch(
    /<head><link rel="stylesheet" type="text\/css" href="\/some\/path\/assets\/b\.css">Head<\/head>/,
  )
  expect(html).toMatch(
    /<body>Body<script src="\/some\/path\/assets\/a\.js" integrity="sha384-[^"]+" type="module" async><\/script><\/body>/,
  )
})

test('a bundle without a script for visitors is none', async () => {
  await expect(pageFrame(await bundleOf({}), '/')).rejects.toThrow('pages/+client.ts')
})
