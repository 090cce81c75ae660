import type { HostRules } from './rules.ts'

/**
 * The headers as CloudFront takes them: the input of
 * `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`.
 * Caching is said of each file as it is uploaded to S3.
 */
export function cloudfrontHeaders({ always }: HostRules): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': _,
    ...others
  } = always
  const Override = true
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }))
  const config = {
    Name: 'institute-website',
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
