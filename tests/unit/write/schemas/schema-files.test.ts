import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { schemaNotice, staleSchemas, writeSchemas } from '#scripts/write/schemas/schema-files.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schemas-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('says nothing about a repository without .vscode, or with current schemas', () => {
  expect(schemaNotice(root)).toBeUndefined()
  writeSchemas(root)
  expect(schemaNotice(root)).toBeUndefined()
})

it('names schemas that are outdated, missing or without a kind, and what to run', () => {
  writeSchemas(root)
  writeFileSync(join(root, '.vscode/schemas/faq.json'), '{}\n')
  writeFileSync(join(root, '.vscode/schemas/recipe.json'), '{}\n')
  rmSync(join(root, '.vscode/schemas/site.json'))
  expect(staleSchemas(root).toSorted()).toEqual([
    '.vscode/schemas/faq.json',
    '.vscode/schemas/recipe.json',
    '.vscode/schemas/site.json',
  ])
  expect(schemaNotice(root)).toContain('npm run schemas')
  writeSchemas(root)
  expect(staleSchemas(root)).toEqual([])
})

it('names every schema and the snippets if .vscode is empty', () => {
  mkdirSync(join(root, '.vscode'))
  expect(staleSchemas(root)).toHaveLength(8)
})
