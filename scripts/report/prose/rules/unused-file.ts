import { kinds } from '#content/schema/kinds.ts'
import { type Document, annotated, bodyLinks } from '#scripts/content/index.ts'
import type { FileFinding, ProseRule } from '../rule.ts'

/** Where writers put what pages show; what others link to can lie elsewhere under public/. */
const shown = /^public(\/(?:images|brochures)\/.+)$/

export const unusedFile: ProseRule = {
  id: 'unused-file',
  severity: 'warning',
  reason:
    'What nothing uses is uploaded and kept for nobody; delete it, or use it. What only others link to lies in public/files/.',
  *inSite({ documents, files }): Iterable<FileFinding> {
    const used = new Set(documents.flatMap((document) => [...addressesIn(document)]))
    for (const path of files) {
      const address = shown.exec(path)?.[1]
      if (address === undefined || used.has(address)) continue
      const message = 'no page, program or other entry uses this file'
      yield { path, finding: { line: 1, column: 1, message } }
    }
  },
}

function* addressesIn(document: Document): Generator<string> {
  const { kind, yaml, facts } = document
  const addresses = [
    ...Array.from(annotated(kinds[kind].schema, yaml?.value), ({ value }) => value),
    ...(facts?.images ?? []).map(({ src }) => src),
    ...bodyLinks(document).map(({ href }) => href),
  ]
  for (const address of addresses)
    if (address.startsWith('/')) yield address.replace(/[?#].*$/s, '')
}
