import { createElement } from 'react'
import { evaluateBody } from '#scripts/content/markdown/evaluate-body.ts'
import type { Entry } from '#content/schema/collections.ts'
import { registry } from './registry.tsx'

/** The prose of an entry of content/, with the components that writers may use. */
export function Body({ of: { body } }: { of: Pick<Entry<unknown>, 'body'> }) {
  return createElement(evaluateBody(body), { components: registry })
}
