import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { knownLine, recipeSteps } from './recipe.ts'

test('the recipe for a new kind names lines that its files have', async () => {
  const steps = await recipeSteps()
  const written = new Set(steps.filter(({ isDiff }) => !isDiff).map(({ file }) => file))
  const changes = steps.filter(({ file }) => !written.has(file))
  expect(changes.length).toBeGreaterThan(5)
  for (const { file, code } of changes) {
    const text = await readFile(file, 'utf8')
    expect({ file, text }).toEqual({ file, text: expect.stringContaining(`\n${knownLine(code)}`) })
  }
})
