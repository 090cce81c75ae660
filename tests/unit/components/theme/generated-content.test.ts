import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`components/${file}`, 'utf8'))

test('what a style sheet writes without words is there before Safari 17.4 and Firefox 128 too', () => {
  const wordless = sheets.flatMap((sheet) => [...sheet.matchAll(/content: (.+) \/ '';/g)])
  expect(wordless.length).toBeGreaterThan(0)
  for (const { 0: line, 1: content, index, input } of wordless)
    expect(input.slice(0, index).trimEnd().split('\n').at(-1), line).toContain(
      `content: ${content};`,
    )
})
