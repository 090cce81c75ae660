import { otherSpelling } from './patterns.ts'
import { type Headers, type HostRules, redirectsOf } from './rules.ts'

/**
 * A CloudFront function for viewer requests. S3 adds no suffix, so /about asks for about.html;
 * /about/, /about.html and /index.html redirect to the usual spelling, former addresses to the present.
 */
export function cloudfrontFunction(rules: HostRules): string {
  const { base } = rules
  const redirects = JSON.stringify(Object.fromEntries(redirectsOf(rules)), null, 2)
  return `// Written by the build. Runtime cloudfront-js-2.0, event type viewer request.
const base = ${JSON.stringify(base)}
const otherSpelling = new RegExp(${JSON.stringify(otherSpelling(base))})
const redirects = ${redirects}

function handler(event) {
  const request = event.request
  const other = otherSpelling.exec(request.uri)
  const usual = other ? base + (other[1] === 'index' ? '' : other[1]) : request.uri
  const place = redirects[usual] || usual
  const query = request.rawQueryString()
  const value = place + (query ? '?' + query : '')
  if (place !== request.uri) return { statusCode: 301, headers: { location: { value: value } } }
  if (request.uri === base) request.uri += 'index.html'
  else if (!/\\.[a-z0-9]+$|\\/\\.well-known\\//i.test(request.uri)) request.uri += '.html'
  return request
}
`
}

/**
 * The input of `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`.
 * It leaves Cache-Control out: each file gets its own as it is uploaded to S3.
 */
export function cloudfrontHeaders(name: string, headers: Headers): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': _,
    ...others
  } = headers
  const Override = true
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }))
  const config = {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        Override,
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
