import { unified } from 'unified'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import type { Span } from '#content/schema/collections.ts'
import type { ProseDocument } from './read-prose.ts'

type Lint = (processor: Processor) => Pick<Processor, 'runSync'>

/** The places that a rule of remark-lint finds in the text below the fields. */
export function remarkPlaces({ tree, file }: ProseDocument, lint: Lint): Span[] {
  if (!tree) return []
  const asked = new VFile({ path: file.path, value: String(file.value) })
  lint(unified()).runSync(tree, asked)
  return asked.messages.flatMap(({ place }) => {
    const start = place && 'start' in place ? place.start : place
    const end = place && 'end' in place ? place.end : undefined
    if (!start) return []
    const { line, column } = start
    return [end?.line === line ? { line, column, endColumn: end.column } : { line, column }]
  })
}
