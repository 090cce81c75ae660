import { expect, test } from 'vitest'
import { romanized } from '#content/schema/values/romanized.ts'

test.each([
  ['शरदकालीन भर्ना सुरु', 'sharadkalin bharna suru'],
  ['काठमाडौंको परीक्षाफल २०८३', 'kathmadaunko parikshaphal 2083'],
  ['सूचना', 'suchana'],
  ['केन्द्र र विज्ञान', 'kendra ra vigyan'],
  ['गर्\u200dयो', 'garyo'],
  ['IT तालिम', 'IT talim'],
])('writes %s as %s', (nepali, latin) => {
  expect(romanized(nepali)).toBe(latin)
})
