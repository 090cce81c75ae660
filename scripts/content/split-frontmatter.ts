import matter from 'gray-matter'
import { parseYaml } from './parse-yaml.ts'
import type { ParsedYaml } from './parse-yaml.ts'
import type { Finding } from './types.ts'

/** `body` begins on line `bodyLine`; `yaml` is undefined when there is no frontmatter to read. */
export type SplitFile = {
  readonly yaml: ParsedYaml | undefined
  readonly body: string
  readonly bodyLine: number
  readonly findings: readonly Finding[]
}

const refused = (language: string) => () => {
  throw new Error(`frontmatter in ${language} is never run`)
}

/**
 * Divides a file into frontmatter and body.
 * The fences are checked here, since gray-matter takes the end of the file for a missing fence,
 * `---js` for a program to run and `---text` for a closing fence.
 */
export function splitFrontmatter(text: string): SplitFile {
  const fence = fenceFinding(text)
  if (fence) return { yaml: undefined, body: '', bodyLine: 1, findings: [fence] }
  let yaml: ParsedYaml | undefined
  // The options object also keeps gray-matter from its cache, in which a bad file passes the second time.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: (source) => {
        yaml = parseYaml(source)
        return {}
      },
      javascript: refused('JavaScript'),
      js: refused('JavaScript'),
      json: refused('JSON'),
      coffee: refused('CoffeeScript'),
      toml: refused('TOML'),
    },
  })
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length
  return { yaml: yaml ?? parseYaml(''), body: content, bodyLine, findings: [] }
}

/** The text without a byte order mark and with one kind of line end, as `splitFrontmatter` takes it. */
export const withPlainLines = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')

function fenceFinding(text: string): Finding | undefined {
  const lines = text.split('\n')
  const first = lines[0] ?? ''
  const at = { line: 1, column: 1, rule: 'fence' } as const
  if (!first.startsWith('---')) {
    const blank = first.trim() === '' || first.startsWith(' ')
    const message = blank
      ? 'the opening --- must be the very first line, without blanks before it'
      : 'the frontmatter is missing; expected --- on the first line'
    return { ...at, message, hint: 'A file begins with ---, its fields, and --- again.' }
  }
  const language = first.slice(3).trim()
  if (language !== '') return languageFinding(language)
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (closing === -1) {
    return {
      ...at,
      message: 'the frontmatter is not closed; expected a second --- on a line of its own',
    }
  }
  if (lines[closing]?.trimEnd() === '---') return undefined
  return { ...at, line: closing + 1, message: 'the closing fence is --- on a line of its own' }
}

const languageFinding = (language: string): Finding => ({
  line: 1,
  column: 4,
  endColumn: 4 + language.length,
  ...(/^-+$/.test(language)
    ? { rule: 'fence', message: 'the opening fence is exactly three hyphens' }
    : {
        rule: 'frontmatter-language',
        message: `frontmatter is YAML and nothing else; delete "${language.slice(0, 20)}" after ---`,
      }),
})
