import { expect, test } from 'vitest'
import { fallbackFaces } from '#scripts/tools/fonts/fallback-faces.ts'

const percent = (rule: string, name: string) =>
  Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1])

test.each([
  ['eczar', 'Eczar Fallback', 1.143, 0.634, 'Georgia Bold'],
  ['public-sans', 'Public Sans Fallback', 0.95, 0.225, 'Arial'],
] as const)('lines of %s keep their height in %s', async (family, name, ascent, descent, local) => {
  const rules = (await fallbackFaces(family)).split('\n')
  for (const rule of rules) {
    expect(rule).toContain(`font-family:"${name}"`)
    const scale = percent(rule, 'size-adjust') / 100
    expect((percent(rule, 'ascent-override') / 100) * scale).toBeCloseTo(ascent, 3)
    expect((percent(rule, 'descent-override') / 100) * scale).toBeCloseTo(descent, 3)
  }
  expect(rules.some((rule) => rule.includes(`local("${local}")`))).toBe(true)
})

test('bold text falls back to a bold face, so that nothing is emboldened by the browser', async () => {
  const rules = await Promise.all((['eczar', 'public-sans'] as const).map(fallbackFaces))
  const bold = rules
    .join('\n')
    .split('\n')
    .filter((rule) => rule.includes(' 700;'))
  expect(bold).toHaveLength(6)
  for (const rule of bold) expect(rule).toMatch(/local\("[^"]*Bold"\)/)
})
