import { expect } from 'vitest'
import { growth, overBudget, readKnownBytes } from '#tests/bench/budgets.ts'
import { weighPage } from '#tests/bench/page-bytes.ts'
import { test } from '#tests/support/site.ts'
import { notFoundMessages, routes } from './routes.ts'

const known = await readKnownBytes()

for (const route of routes) {
  test(`/${route} stays within its budget of bytes`, async ({ newPage, site }) => {
    const page = await newPage({ width: 360, height: 800, expected: notFoundMessages })
    const bytes = await weighPage(page, site.url + route)
    expect(bytes.html).toBeGreaterThan(0)
    expect(bytes.css).toBeGreaterThan(0)
    expect(bytes.loader).toBeGreaterThan(0)
    expect(bytes.script).toBeGreaterThan(0)
    const over = overBudget(route, bytes)
    const changed = growth(known, { [route]: bytes }).join('\n')
    expect(over, `What has changed since tests/bench/bytes.json:\n${changed}`).toEqual([])
  })
}
