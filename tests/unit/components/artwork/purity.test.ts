import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = 'components/artwork'
const exact = new Set(['imul', 'floor', 'round', 'abs', 'min', 'max'])
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'media.ts',
)

test.each(sources)('%s gives the same on every machine', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8')
  const functions = Array.from(source.matchAll(/Math\.(\w+)/g), ([, name = '']) => name)
  expect(functions.filter((name) => !exact.has(name))).toEqual([])
  expect(source).not.toMatch(/'node:|\bDate\b|\bprocess\b|\bcrypto\b| \*\* |toLocale/)
})
