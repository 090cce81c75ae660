import { literally, segments } from './patterns.ts'
import type { HostRules } from './rules.ts'

/**
 * A CloudFront function for viewer requests, since S3 knows no suffix: /about asks for about.html,
 * and /about/, /about.html and /index.html lead to the usual spelling.
 */
export function cloudfrontFunction({ base }: HostRules): string {
  const spelling = `^${literally(base)}${segments}(?:\\.html|/)$`
  return `// Written by the build. Runtime cloudfront-js-2.0, event type viewer request.
const base = ${JSON.stringify(base)}
const otherSpelling = new RegExp(${JSON.stringify(spelling)})

function handler(event) {
  const request = event.request
  const other = otherSpelling.exec(request.uri)
  if (other) {
    const value = base + (other[1] === 'index' ? '' : other[1])
    return { statusCode: 301, headers: { location: { value: value } } }
  }
  if (request.uri + '/' === base) return { statusCode: 301, headers: { location: { value: base } } }
  if (request.uri === base) request.uri += 'index.html'
  else if (!/\\.[a-z0-9]+$/.test(request.uri)) request.uri += '.html'
  return request
}
`
}
