import type { CompiledBody } from '../markdown/compile-body.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/**
 * Headings: the page's layout has the one h1, levels follow each other, an id names one place.
 * `taken` are the ids that the layout uses.
 */
export function checkHeadings(
  { headings, elements }: CompiledBody,
  taken: readonly string[] = [],
): LocalDiagnostic[] {
  const diagnostics: LocalDiagnostic[] = []
  const ids = new Map<string, string>(taken.map((id) => [id, 'the page itself']))
  let above = 1
  for (const { depth, id, line, column } of headings) {
    const at = { line, column, rule: 'heading' } as const
    if (depth === 1) {
      diagnostics.push({
        ...at,
        message: 'the heading of the page comes from its frontmatter; begin at ##',
      })
    } else if (depth > above + 1) {
      const message = `expected at most ${'#'.repeat(above + 1)} here, got ${'#'.repeat(depth)}`
      diagnostics.push({
        ...at,
        message,
        hint: 'A heading goes at most one level deeper than the one before.',
      })
    }
    above = depth
    diagnostics.push(...idDiagnostics(id, ids, at))
    ids.set(id, `line ${line}`)
  }
  for (const { name, value, line, column } of elements.flatMap(({ attributes }) => attributes)) {
    if (name !== 'id' || typeof value !== 'string') continue
    diagnostics.push(...idDiagnostics(value, ids, { line, column, rule: 'heading' }))
    ids.set(value, `line ${line}`)
  }
  return diagnostics
}

function idDiagnostics(
  id: string,
  ids: ReadonlyMap<string, string>,
  at: Omit<LocalDiagnostic, 'message'>,
): LocalDiagnostic[] {
  const first = ids.get(id)
  if (first !== undefined) {
    return [
      {
        ...at,
        message: `the id "${id}" is taken by ${first}`,
        hint: 'Give it one of its own: ## Heading [#id].',
      },
    ]
  }
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u.test(id)) return []
  return [
    {
      ...at,
      message: `expected an id of letters, digits and hyphens, got "${id}"`,
      hint: 'Write ## Heading [#id].',
    },
  ]
}
