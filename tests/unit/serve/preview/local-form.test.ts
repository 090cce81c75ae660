import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, pagePolicy } from '#scripts/hosts/policy.ts'
import { localPage, localPolicy } from '#scripts/serve/preview/local-form.ts'

const endpoint = 'https://forms.example.com/f/abc'
const local = '/__inbox/message'

describe('in a page', () => {
  test.for([
    ['an action', `<form action="${endpoint}">`, `<form action="${local}">`],
    ['JSON', `props="{&quot;${endpoint}&quot;}"`, `props="{&quot;${local}&quot;}"`],
  ] as const)('the endpoint in %s becomes the local address', ([, before, after]) => {
    expect(localPage(before, endpoint)).toBe(after)
  })

  test('an endpoint with a query is found as HTML spells it', () => {
    const html = '<form action="https://forms.example.com/f?a=1&amp;b=2">'
    expect(localPage(html, 'https://forms.example.com/f?a=1&b=2')).toBe(`<form action="${local}">`)
  })

  test.for([`${endpoint}def`, `${endpoint}/more`, 'https://forms.example.com/privacy'])(
    '%s stays, being another address',
    (address) => {
      const link = `<a href="${address}">`
      expect(localPage(link, endpoint)).toBe(link)
    },
  )
})

describe('in a policy', () => {
  const origins = {
    images: [new URL(endpoint).origin],
    frames: [],
    form: new URL(endpoint).origin,
  }

  test('forms may be sent to the server itself only; other directives stay', () => {
    const policy = contentSecurityPolicy(origins)
    const service = / https:\/\/forms\.example\.com/g
    expect(policy.match(service)).toHaveLength(3)
    expect(localPolicy(policy, endpoint).match(service)).toHaveLength(1)
    expect(localPolicy(policy, endpoint)).toContain("img-src 'self' https://forms.example.com;")
  })

  test('a longer origin stays', () => {
    const policy = "connect-src 'self' https://forms.example.com.np; frame-src https://map.example"
    expect(localPolicy(policy, endpoint)).toBe(policy)
  })

  test('so it is in the policy of a page, as HTML spells it', () => {
    const policy = pagePolicy(origins, { sendsForm: true, whole: true }) ?? ''
    const html = `<meta content="${policy.replaceAll("'", '&#x27;')}">`
    const found = localPage(html, endpoint)
    expect(found).toContain('connect-src &#x27;self&#x27;;')
    expect(found).toContain('form-action &#x27;self&#x27;;')
    expect(found).toContain('img-src &#x27;self&#x27; https://forms.example.com;')
  })
})
