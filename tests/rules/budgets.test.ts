import { expect } from 'vitest'
import { overBudget } from '#tests/bench/budgets.ts'
import { weighPage } from '#tests/bench/page-bytes.ts'
import { test } from '#tests/support/site.ts'
import { routes } from './pages.ts'
import { notFoundMessages } from './routes.ts'

for (const route of routes) {
  test(`/${route} stays within its budget of bytes`, async ({ newPage, site }) => {
    const page = await newPage({ width: 360, height: 800, expected: notFoundMessages })
    const bytes = await weighPage(page, site.url + route)
    const { html, css, loader, script } = bytes
    expect(Math.min(html, css, loader, script)).toBeGreaterThan(0)
    expect(overBudget(route, bytes)).toEqual([])
  })
}
