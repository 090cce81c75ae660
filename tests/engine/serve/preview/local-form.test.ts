import { expect, test } from 'vitest'
import { contentSecurityPolicy, pagePolicy } from '#scripts/hosts/policy.ts'
import { localPage, localPolicy } from '#scripts/serve/preview/local-form.ts'

const origin = 'https://forms.example.com'
const endpoint = `${origin}/f/abc`
const withQuery = `${origin}/f?a=1&b=2`
const origins = { images: [origin], frames: [], form: origin }

test.for([
  ['an action', endpoint, `<form action="${endpoint}">`],
  ['JSON', endpoint, `props="{&quot;${endpoint}&quot;}"`],
  ['an action with a query', withQuery, `<form action="${withQuery.replace('&', '&amp;')}">`],
] as const)('in a page, the endpoint in %s becomes the local address', ([, given, html]) => {
  const written = given.replace('&', '&amp;')
  expect(localPage(html, given)).toBe(html.replace(written, '/__inbox/message'))
})

test.for([`${endpoint}def`, `${endpoint}/more`, `${origin}/privacy`])(
  '%s stays, being another address',
  (address) => {
    const link = `<a href="${address}">`
    expect(localPage(link, endpoint)).toBe(link)
  },
)

test('the policy, in a page too, sends forms to the server itself only; other directives stay', () => {
  const policy = localPolicy(contentSecurityPolicy(origins), endpoint)
  expect(policy.split(origin)).toHaveLength(2)
  expect(policy).toContain(`img-src 'self' ${origin};`)
  const others = `connect-src 'self' ${origin}.np; frame-src https://map.example`
  expect(localPolicy(others, endpoint)).toBe(others)

  const whole = pagePolicy(origins, { sendsForm: true, whole: true }) ?? ''
  const page = localPage(`<meta content="${whole.replaceAll("'", '&#x27;')}">`, endpoint)
  for (const directive of ['connect-src', 'form-action'])
    expect(page).toContain(`${directive} &#x27;self&#x27;;`)
})
