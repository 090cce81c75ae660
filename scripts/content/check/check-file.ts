import { kinds, type KindName } from '#content/schema/kinds.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { conflictDiagnostic } from '../read/read-text.ts'
import { parseYaml, type ParsedYaml } from '../read/parse-yaml.ts'
import { splitFrontmatter } from '../read/split-frontmatter.ts'
import { valueAt } from '../schema-walk.ts'
import type { FileCheck, Mention } from '../types.ts'
import { annotatedFields, bodyLinks } from './annotations.ts'
import { bodyPlaceholders, checkBody } from './body.ts'
import { publicationOf } from './publication.ts'
import { layoutAnchors } from './references.ts'
import { validate } from './validate.ts'

const unread: FileCheck = {
  fields: undefined,
  data: undefined,
  body: undefined,
  bodyLine: 1,
  publication: publicationOf(undefined),
  unique: [],
  mentions: [],
  links: [],
  placeholders: [],
  letters: '',
  diagnostics: [],
}

export const unreadFile = (diagnostics: readonly LocalDiagnostic[]): FileCheck => ({
  ...unread,
  diagnostics,
})

/** Checks a file by itself. Never throws for what the file contains. */
export async function checkFile(text: string, kind: KindName): Promise<FileCheck> {
  if (text.trim() === '')
    return unreadFile([{ line: 1, column: 1, rule: 'file-empty', message: 'the file is empty' }])
  const conflict = conflictDiagnostic(text)
  if (conflict) return unreadFile([conflict])
  if (kind === 'site') {
    const yaml = parseYaml(text)
    return { ...unread, ...checkFields(yaml, kind) }
  }
  const { yaml, body: source, bodyLine, diagnostics } = splitFrontmatter(text)
  if (!yaml) return unreadFile(diagnostics)
  // The Markdown parser takes a tenth of a second to load.
  const { compileBody } = await import('../markdown/compile-body.ts')
  const body = compileBody('\n'.repeat(bodyLine - 1) + source)
  const fields = checkFields(yaml, kind)
  return {
    ...unread,
    ...fields,
    body,
    bodyLine,
    links: bodyLinks(body),
    placeholders: [...fields.placeholders, ...bodyPlaceholders(body)],
    letters: lettersIn(JSON.stringify(body)),
    diagnostics: [
      ...diagnostics,
      ...fields.diagnostics,
      ...body.diagnostics,
      ...checkBody(body, { kind, text, bodyLine }, layoutAnchors({ kind, fields: yaml.value })),
    ],
  }
}

function checkFields(yaml: ParsedYaml, kind: KindName) {
  const { value, places, placeholders } = yaml
  const { schema, unique } = kinds[kind]
  const { data, diagnostics } = validate<unknown>(schema, yaml)
  return {
    fields: value,
    data,
    publication: publicationOf(value),
    unique: unique.flatMap((field) => {
      const own = valueAt(value, [field])
      return typeof own === 'string' || typeof own === 'number' ? [[field, own] as const] : []
    }),
    mentions: annotatedFields({ kind, fields: value }).flatMap(
      ({ path, value, meta }): Mention[] => {
        const { link, file, reference } = meta
        if (!link && !file && !reference) return []
        const target = {
          ...(link && { link }),
          ...(file && { file }),
          ...(reference && { reference }),
        }
        return [{ ...places.value(path), path, value, ...target }]
      },
    ),
    placeholders,
    diagnostics: [...yaml.diagnostics, ...diagnostics],
  }
}

const lettersIn = (text: string) =>
  [...new Set(text.match(/[\u0080-\uFFFF]+/g)?.join('') ?? '')].join('')
