import { describe, expect, test } from 'vitest'
import { headersFile, redirectsFile } from '#scripts/hosts/netlify.ts'
import { hostRules } from '#scripts/hosts/rules.ts'

const moved = new Map([['/old', '/about']])
const origins = { images: [], frames: ['https://maps.example'], form: 'https://forms.example' }

for (const base of ['/', '/some/path/']) {
  describe(`at ${base}`, () => {
    const rules = hostRules({ base, origins, pages: ['/', '/about', '/a/b'], moved })

    test('every answer has the safe headers, and only hashed files are cached for ever', () => {
      const always = Object.entries(rules.always).map(([name, value]) => `  ${name}: ${value}`)
      expect(always.length).toBeGreaterThan(6)
      const cached = '  Cache-Control: public, max-age=31536000, immutable'
      expect(headersFile(rules)).toBe(
        [
          `${base}*`,
          ...always,
          '',
          `${base}assets/*`,
          cached,
          '',
          `${base}media/*`,
          cached,
          '',
        ].join('\n'),
      )
    })

    test('former addresses and other spellings lead to the usual one, and no address to itself', () => {
      expect(redirectsFile(rules).trim().split('\n')).toEqual([
        `${base}index.html ${base} 301`,
        `${base}old ${base}about 301`,
        `${base}old/ ${base}about 301`,
        `${base}old.html ${base}about 301`,
        `${base}about/ ${base}about 301`,
        `${base}about.html ${base}about 301`,
        `${base}a/b/ ${base}a/b 301`,
        `${base}a/b.html ${base}a/b 301`,
      ])
    })
  })
}
