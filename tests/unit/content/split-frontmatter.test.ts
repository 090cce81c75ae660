import { expect, it } from 'vitest'
import { splitFrontmatter } from '#scripts/content/read/split-frontmatter.ts'

it('divides a file and knows the line on which its body begins', () => {
  const { yaml, body, bodyLine } = splitFrontmatter('---\ntitle: A\n---\n\nText\n')
  expect(yaml?.value).toEqual({ title: 'A' })
  expect([body, bodyLine]).toEqual(['\nText\n', 4])
})

it('takes no later line of hyphens for a fence', () => {
  expect(splitFrontmatter('---\na: 1\n---\none\n\n---\n\ntwo\n').body).toBe('one\n\n---\n\ntwo\n')
})
