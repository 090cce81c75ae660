import { parse, stringify } from 'yaml'

type Content = Record<string, unknown>

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field of a form that says what is chosen where words can replace a group: `fee: on request`. */
export const chosen = 'chosen'
export const group = 'group'

/** The name of a choice in a form, where names have no spaces: `on_request`. */
export const choiceOf = (words: string): string => words.replaceAll(' ', '_')
const wordsOf = (choice: unknown): string => String(choice).replaceAll('_', ' ')

/** How the editor writes YAML by itself. */
export const yamlOptions = { lineWidth: 0, singleQuote: true } as const

function closed(_: unknown, value: unknown): unknown {
  if (!isContent(value) || value[chosen] === undefined) return value
  const { [chosen]: choice, ...rest } = value
  return choice === group ? rest : wordsOf(choice)
}

/**
 * How the editor reads and writes the files of content, with the frontmatter as its forms show it.
 * @param names the fields where words can replace a group
 */
export const contentFormat = (names: ReadonlySet<string>) => ({
  fromFile(text: string): Content {
    const [, head = '', body = ''] = /^---\n(.*?)\n---(?:\n+(.*))?$/s.exec(text.trim()) ?? []
    const opened: unknown = parse(head, (key: unknown, value: unknown) => {
      if (!names.has(String(key))) return value
      if (typeof value === 'string') return { [chosen]: choiceOf(value) }
      return isContent(value) ? { [chosen]: group, ...value } : value
    })
    return { ...(isContent(opened) ? opened : {}), body }
  },
  toFile({ body, ...fields }: Content): string {
    const head = stringify(fields, closed, yamlOptions)
    return `---\n${head}---\n${typeof body === 'string' && body !== '' ? `\n${body.trim()}\n` : ''}`
  },
})
