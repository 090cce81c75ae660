import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`components/${file}`, 'utf8'))
  .join('\n')

test('what a style sheet writes without words is there before Safari 17.4 and Firefox 128 too', () => {
  const wordless = Array.from(sheets.matchAll(/content: (.+) \/ '';/g), ([, content]) => content)
  const before = Array.from(
    sheets.matchAll(/content: (.+);.*\n\s*content: \1 \/ '';/g),
    ([, content]) => content,
  )
  expect(wordless.length).toBeGreaterThan(0)
  expect(before).toEqual(wordless)
})

test('a browser that lacks a function or unit has the line before: with a var(), it would have neither', () => {
  const risky = /[\w-]+: [^;{}]*(?:\banchor\(|dvh\b)[^;{}]*var\(.*;/g
  const unguarded = sheets.replaceAll(/@supports [^{]*\{[^{}]*\}/g, '')
  expect(sheets).toMatch(risky)
  expect(unguarded.match(risky) ?? []).toEqual([])
})
