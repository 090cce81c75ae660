import { describe, expect, test } from 'vitest'
import { rewriteEndpoint, rewritePolicy } from '#scripts/serve/preview/rewrite-endpoint.ts'

const endpoint = 'https://forms.example.com/f/abc'
const local = '/__inbox/message'
const rewrite = (html: string) => rewriteEndpoint(html, endpoint, local)

describe('in a page', () => {
  test.for([
    ['an action', `<form action="${endpoint}">`, `<form action="${local}">`],
    ['a data attribute', `<p data-to='${endpoint}'>`, `<p data-to='${local}'>`],
    ['JSON', `{"endpoint":"${endpoint}"}`, `{"endpoint":"${local}"}`],
    ['JSON in an attribute', `props="{&quot;${endpoint}&quot;}"`, `props="{&quot;${local}&quot;}"`],
  ] as const)('the endpoint in %s becomes the local address', ([, before, after]) => {
    expect(rewrite(before)).toBe(after)
  })

  test('an endpoint with a query is found as HTML spells it', () => {
    const html = '<form action="https://forms.example.com/f?a=1&amp;b=2">'
    expect(rewriteEndpoint(html, 'https://forms.example.com/f?a=1&b=2', local)).toBe(
      `<form action="${local}">`,
    )
  })

  test.for([`${endpoint}def`, `${endpoint}/more`, 'https://forms.example.com/privacy'])(
    '%s stays, being another address',
    (address) => {
      expect(rewrite(`<a href="${address}">`)).toBe(`<a href="${address}">`)
    },
  )

  test.for([
    [
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src https://forms.example.com; form-action ${endpoint}">`,
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; form-action 'self'">`,
    ],
    [
      `<meta content="connect-src https://forms.example.com" http-equiv=content-security-policy>`,
      `<meta content="connect-src 'self'" http-equiv=content-security-policy>`,
    ],
  ] as const)('the policy of a meta element allows the local address: %s', ([before, after]) => {
    expect(rewrite(before)).toBe(after)
  })
})

test('in a policy the origin of the endpoint becomes the server itself, once', () => {
  const policy = `default-src 'none'; connect-src 'self' https://forms.example.com; form-action 'self' ${endpoint}`
  expect(rewritePolicy(policy, endpoint)).toBe(
    "default-src 'none'; connect-src 'self'; form-action 'self'",
  )
})

test('in a policy other directives and other origins stay', () => {
  const policy =
    "img-src https://forms.example.com; connect-src 'self' https://forms.example.com.np; frame-src https://map.example.com"
  expect(rewritePolicy(policy, endpoint)).toBe(policy)
})
