import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'

import { test } from '#tests/support/site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React and Vike print: right in HTML, another taste.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Typography, not validity; no number breaks in the boxes that hold them.
    'tel-non-breaking': 'off',
    // Two programs have long names; search results shorten a title, nothing else does.
    'long-title': 'off',
  },
})

test('Every built page is valid HTML', async ({ siteRoot }) => {
  const folder = path.join(siteRoot, 'dist', 'client')
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  )
  expect(files.length).toBeGreaterThanOrEqual(15)
  const faults: string[] = []
  for (const file of files) {
    const { results } = await validator.validateFile(path.join(folder, file))
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
    }
  }
  expect(faults).toEqual([])
})
