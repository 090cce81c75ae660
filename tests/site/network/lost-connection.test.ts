import { expect } from 'vitest'
import { headerLink, heading, hold, watchLoads } from '#tests/support/navigate.ts'
import { painted } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

test('A link that another one has overtaken leads nowhere, ever', async ({ newPage }) => {
  const page = await newPage({
    path: 'training',
    reducedMotion: true,
    expected: [/Failed to load/],
  })
  const loads = watchLoads(page)
  const release = await hold(page, '**/about', (route) => route.fulfill({ status: 500, body: '' }))
  await headerLink(page, '/about').dispatchEvent('click')
  await headerLink(page, '/contact').dispatchEvent('click')
  await heading(page, 'Contact Us')
  const answered = page.waitForResponse('**/about')
  release()
  await answered
  await painted(page)
  await heading(page, 'Contact Us')
  expect(loads).toEqual([])
})
