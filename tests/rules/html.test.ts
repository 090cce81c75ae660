import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's style, which is valid HTML.
    'doctype-style': ['error', { style: 'lowercase' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React and the HTML template differ.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A writer may give two sections the same heading.
    'unique-landmark': 'off',
    // A program's long name with the institute's. Only search results shorten it.
    'long-title': ['error', { maxlength: 153 }],
    // Text of twice the size must be able to wrap a number.
    'tel-non-breaking': 'off',
  },
})

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
