import { expect } from 'vitest'
import { generatedProgram } from '#tests/bench/generated-program.ts'
import { notFoundMessages } from '#tests/rules/routes.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test as siteTest } from '#tests/support/site.ts'

const test = siteTest.extend('site', { scope: 'file' }, async ({ copy }, { onCleanup }) => {
  for (let id = 1001; id <= 1043; id += 1)
    await copy.write(`content/programs/course-${id}.mdx`, generatedProgram(id))
  await copy.build()
  const site = await startSite(copy.root)
  onCleanup(site.close)
  return site
})

const name = 'a program on a further page of the list is offered on the not-found page'
test(name, { timeout: 500_000 }, async ({ newPage }) => {
  const page = await newPage({ path: 'programs/corse-1040', expected: notFoundMessages })
  await expect
    .poll(() => page.getByRole('main').getByText('Did you mean').allInnerTexts())
    .toEqual(['Did you mean Program number 1040?'])
})
