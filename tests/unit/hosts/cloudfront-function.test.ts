import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { cloudfrontFunction } from '#scripts/hosts/cloudfront.ts'
import { hostRules } from '#scripts/hosts/rules.ts'

const moved = new Map([['/old', '/programs/new']])
const origins = { images: [], frames: [], form: 'https://forms.example' }

/** What the function makes of a request: the file asked for, or where it leads. */
function answer(base: string, uri: string, query?: string): unknown {
  const code = cloudfrontFunction(hostRules({ base, origins, pages: [], moved }))
  const request = { uri, rawQueryString: () => query }
  return JSON.parse(
    String(runInNewContext(`${code}; JSON.stringify(handler({ request }))`, { request })),
  )
}

for (const base of ['/', '/some.path/']) {
  describe(`at ${base}`, () => {
    test.for([
      ['', 'index.html'],
      ['about', 'about.html'],
      ['programs/local', 'programs/local.html'],
      ['assets/entry.Ab_1.js', 'assets/entry.Ab_1.js'],
      ['files/Plan.PDF', 'files/Plan.PDF'],
      ['.well-known/name', '.well-known/name'],
      ['_headers', '_headers.html'],
    ])('"%s" asks for %s', ([at = '', file = '']) => {
      expect(answer(base, base + at)).toEqual({ uri: base + file })
    })

    test.for([
      ['about/', 'about'],
      ['about.html', 'about'],
      ['programs/local/', 'programs/local'],
      ['index.html', ''],
      ['old', 'programs/new'],
      ['old/', 'programs/new'],
      ['old.html', 'programs/new'],
    ])('%s leads to "%s"', ([at = '', to = '']) => {
      const headers = { location: { value: base + to } }
      expect(answer(base, base + at)).toEqual({ statusCode: 301, headers })
    })

    test('a query goes along with a redirect', () => {
      const to = (location: string) => ({ headers: { location: { value: base + location } } })
      expect(answer(base, `${base}old`, 'a=1&b=%20')).toMatchObject(to('programs/new?a=1&b=%20'))
      expect(answer(base, `${base}about/`, '')).toMatchObject(to('about'))
    })

    test('nothing leads to another host', () => {
      expect(answer(base, `${base}/evil.example/`)).not.toHaveProperty('statusCode')
    })
  })
}
