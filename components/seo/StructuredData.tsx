import { type JsonLd, printJsonLd } from './json-ld.ts'

/**
 * The nodes that are known, each in a block of its own, which leaves with its page.
 * It is data: nothing in it runs.
 */
export function StructuredData({ nodes }: { nodes: readonly (JsonLd | undefined)[] }) {
  return nodes
    .filter((node) => node !== undefined)
    .map((node) => (
      <script
        key={node['@type']}
        data-page=""
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: printJsonLd(node) }}
      />
    ))
}
