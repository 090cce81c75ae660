import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { validator } from './validator.ts'

test('Every built page is valid HTML', async ({ siteRoot }) => {
  const folder = path.join(siteRoot, 'dist', 'client')
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.html'))
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
