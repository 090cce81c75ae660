import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { routeOfFile } from '#scripts/check/built/built-site.ts'
import { all } from '#tests/run/all.ts'
import { routes } from './pages.ts'
import { validator } from './validator.ts'

/** One of each layout. */
const isSample = (file: string) =>
  file === '404.html' || routes.includes(routeOfFile(file).slice(1))

test('Every built page is valid HTML', async ({ siteRoot }) => {
  const folder = path.join(siteRoot, 'dist', 'client')
  const names = await readdir(folder, { recursive: true })
  const pages = names.filter((name) => name.endsWith('.html'))
  const files = all ? pages : pages.filter(isSample)
  expect(files).toContain('index.html')
  const diagnostics: string[] = []
  for (const file of files) {
    const { results } = await validator.validateFile(path.join(folder, file))
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages)) {
      diagnostics.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
    }
  }
  expect(diagnostics).toEqual([])
})
