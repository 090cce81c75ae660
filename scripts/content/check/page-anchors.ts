import { layoutAnchors, type Slugs } from './anchors.ts'
import { digestOf } from './digest.ts'
import type { Document } from '../read/document.ts'

/** All ids on a document's page; undefined when its text could not be read. */
export function anchorsOf(document: Document, slugs: Slugs): ReadonlySet<string> | undefined {
  const { ids } = digestOf(document)
  return ids && new Set([...layoutAnchors(document, slugs), ...ids])
}
