import { type JsonLd, printJsonLd } from './json-ld.ts'

/** JSON-LD, one script element for each node. It is data: the browser doesn't run it. */
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
