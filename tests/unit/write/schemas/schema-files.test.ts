import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { schemaNotice, staleSchemas, writeSchemas } from '#scripts/write/schemas/schema-files.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
})

it('the committed schemas say what those of the content do (else: npm run schemas)', () => {
  expect(staleSchemas(process.cwd())).toEqual([])
})

it('says nothing about a repository without .vscode, or with current schemas', () => {
  expect(schemaNotice(root)).toBeUndefined()
  writeSchemas(root)
  expect(schemaNotice(root)).toBeUndefined()
})

it('names schemas that are outdated, missing or without a kind, and what to run', async () => {
  writeSchemas(root)
  await writeFiles(root, {
    '.vscode/schemas/faq.json': '{}\n',
    '.vscode/schemas/recipe.json': '{}\n',
  })
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
