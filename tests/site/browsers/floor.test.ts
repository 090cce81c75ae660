import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'

/**
 * What the oldest browsers with layers can't run or parse: Chromium 99, Firefox 97 and Safari 15.4
 * (HOSTING.md). A bundler lowers other syntax, but neither functions nor regular expressions.
 */
const missing = {
  '.js': {
    'look-behind in an expression': /\(\?<[=!]/,
    'a timeout or a union of signals': /AbortSignal\.(?:timeout|any)\b/,
    'a changed copy of an array': /\.(?:toSorted|toReversed|toSpliced)\(/,
    'groups, resolvers or addresses': /\b(?:groupBy|withResolvers|fromAsync|canParse)\(/,
    'methods of iterators': /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|find|toArray)\(/,
    'a static block of a class': /\bstatic\s*\{/,
    'a selector that throws':
      /(?:querySelector(?:All)?|matches|closest)\(\W[^)]*:(?:has|popover-open)\b/,
  },
  '.css': {
    'nested rules': /[{};]\s*&/,
    'a range of media': /@media[^{]*\((?:width|height)\s*[<>]/,
    'a height without its fallback': /(?<=\d)svh(?<!--svh:1svh|\(height:1svh)/,
  },
} as const

test('scripts and styles use nothing that the oldest browsers lack', async ({ siteRoot }) => {
  const client = path.join(siteRoot, 'dist/client')
  const names = await readdir(client, { recursive: true })
  const found: string[] = []
  for (const [extension, expressions] of Object.entries(missing)) {
    const files = names.filter((name) => name.endsWith(extension) && !name.startsWith('admin'))
    expect(files).not.toEqual([])
    for (const file of files) {
      const text = await readFile(path.join(client, file), 'utf8')
      for (const [what, expression] of Object.entries(expressions)) {
        const at = text.search(expression)
        if (at >= 0) found.push(`${file}: ${what}: ${text.slice(Math.max(0, at - 20), at + 60)}`)
      }
    }
  }
  expect(found).toEqual([])
})
