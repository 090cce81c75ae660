import path from 'node:path'
import { expect, test } from 'vitest'
import { firstLoad, pageFrame } from '#scripts/build/page-frame.ts'
import { frameFiller } from '#scripts/render/frame.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('the frame of the pages has the style sheet first in its head and the script last', async () => {
  const folder = await temporaryFolder({ 'client/assets/a.js': 'start()' })
  const first = { script: 'assets/a.js', sheets: ['assets/b.css'] }
  const frame = pageFrame(first, path.join(folder, 'client'), '/some/path/')
  const html = frameFiller(frame)({ head: 'Head', body: 'Body' })
  expect(html).toMatch(
    /<head><link rel="stylesheet" type="text\/css" href="\/some\/path\/assets\/b\.css">Head<\/head>/,
  )
  expect(html).toMatch(
    /<body>Body<script src="\/some\/path\/assets\/a\.js" integrity="sha384-[^"]+" type="module" async><\/script><\/body>/,
  )
})

test('a bundle without a script for visitors is none', () => {
  expect(() => firstLoad([])).toThrow('no script for visitors')
})
