import type { CmsConfig } from '@sveltia/cms'
import { isScalar, parse, parseDocument, stringify, visit } from 'yaml'
import { fenceLine } from '#content/schema/values/fence.ts'
import { typedNumber } from '#content/schema/values/typed-number.ts'

export type Group = Readonly<Record<string, unknown>>

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some fields take a group or words, such as `fee: on request`. In a form, this field names the choice. */
export const chosen = 'chosen'
export const group = 'group'

/** The name of a choice in a form, where names have no spaces: `on_request`. */
export const choiceOf = (words: string): string => words.replaceAll(' ', '_')
const choiceWords = (choice: unknown): string => String(choice).replaceAll('_', ' ')

/** How the editor writes YAML by itself. */
const yamlOptions = { lineWidth: 0, singleQuote: true } as const

/** The name of the format of a collection. The editor takes no other ending for MDX. */
export const formatOf = (collection: string): string => `${collection}-frontmatter`

/** How the files of a collection, or of the pages with one layout, differ from their forms. */
export type Shape = {
  /** The fields in the order of the files. A form begins with the words that visitors read. */
  readonly fields: readonly string[]
  /** The fields, at any depth, where words can replace a group. */
  readonly choices: readonly string[]
  /** The fields, at any depth, that hold a number. A form holds it as the text that was typed. */
  readonly numbers: readonly string[]
  /** The lists whose new groups get a value in a field out of sight, by the list: `{ intakes: 'id' }`. */
  readonly generated: Readonly<Record<string, string>>
  /** The facts beside its name in the list of the editor, by dotted paths. */
  readonly listed: readonly string[]
  /** The fields where each entry has a number of its own, with the step between new ones. */
  readonly steps: Readonly<Record<string, number>>
}

/** The field of a form, and of no file, that holds the facts of an entry for the list. */
export const facts = '__facts'

/** The values below a group, with the words of a choice. A list has as many as it has entries. */
function valuesAt(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, names))
  const [name, ...rest] = names
  if (!isGroup(value)) return name === undefined ? [value] : []
  if (name !== undefined) return valuesAt(value[name], rest)
  return value[chosen] === group ? [] : [choiceWords(value[chosen])]
}

/** The values at some paths of a form, and the next of its days: ` · 2027-02-21 · 24000`. */
export const factsOf = (form: Group, paths: readonly string[], today: string): string =>
  paths
    .flatMap((path) => {
      const values = valuesAt(form, path.split('.')).filter((value) => typeof value === 'string')
      const [next] = values.filter((value) => !/^\d{4}-/.test(value) || value >= today).toSorted()
      return next === undefined ? [] : ` · ${next}`
    })
    .join('')

/** The field type of a text below the frontmatter, which the editor doesn't have by itself. */
export const textWidget = 'source'

/** A field of a dialog beside a text. */
export type Question = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value?: string
  readonly isRequired?: boolean
  /** `address` takes a page of this site, which the dialog suggests, or an address of another site. */
  readonly type?: 'text' | 'number' | 'long' | 'address'
}

/** A component of MDX that writers may use, as its button and dialog show it. */
export type TextComponent = {
  readonly name: string
  readonly label: string
  readonly description: string
  /** On lines of its own, not among words. */
  readonly isBlock: boolean
  readonly fields: readonly Question[]
}

/** The components and pages that the toolbar of a text offers. */
export type Offered = Pick<AdminData, 'components' | 'pages'>

/** The file config.json of a build. Shapes have the names of their formats. */
export type AdminData = {
  readonly config: CmsConfig
  readonly shapes: Readonly<Record<string, Shape>>
  readonly components: readonly TextComponent[]
  /** The pages of the site, which dialogs offer for a link. */
  readonly pages: readonly { readonly address: string; readonly title: string }[]
}

/** How the editor reads and writes files, with the frontmatter as its forms show it. */
export function contentFormat({
  fields: order = [],
  choices = [],
  numbers = [],
  generated = {},
}: Partial<Shape>) {
  function fromFile(text: string): Group {
    const [, head = '', ...body] = text.trim().split(fenceLine)
    const document = parseDocument(head)
    const [error] = document.errors
    if (error) throw error
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !isScalar(value) || !numbers.includes(String(key.value))) return
        if (typeof value.value === 'number') value.value = value.source
      },
    })
    const opened: unknown = document.toJS({
      reviver(key: unknown, value: unknown) {
        if (!choices.includes(String(key))) return value
        if (value === '') return null
        if (typeof value === 'string') return { [chosen]: choiceOf(value) }
        return isGroup(value) ? { [chosen]: group, ...value } : value
      },
    })
    const fields = isGroup(opened) ? opened : {}
    // The editor would fill in a field that a group of the file lacks.
    const lists = Object.entries(generated).flatMap(([list, field]) => {
      const groups = fields[list]
      return Array.isArray(groups)
        ? [[list, groups.map((each) => Object.assign({ [field]: '' }, each))]]
        : []
    })
    return { ...fields, ...Object.fromEntries(lists), body: body.join('---').trim() }
  }

  /** The value of a file for a value of the form: the words of a choice, or the number that a text holds. */
  const written = (key: unknown, value: unknown) => {
    if (isGroup(value) && value[chosen] !== undefined) {
      const { [chosen]: choice, ...rest } = value
      return choice === group ? rest : choiceWords(choice)
    }
    if (value === '' && Object.values(generated).includes(String(key))) return undefined
    const isNumber = typeof value === 'string' && numbers.includes(String(key))
    return isNumber ? (typedNumber(value) ?? value) : value
  }

  function toFile({ body, ...fields }: Group): string {
    const all = [...order, ...Object.keys(fields)].filter((name) => Object.hasOwn(fields, name))
    const ordered = Object.fromEntries(all.map((name) => [name, fields[name]]))
    const head = stringify(ordered, written, yamlOptions)
    return `---\n${head}---\n${typeof body === 'string' && body !== '' ? `\n${body.trim()}\n` : ''}`
  }

  return { fromFile, toFile }
}

/** How the editor reads and writes content/site.yaml. */
export const siteFormat = {
  name: 'site-yaml',
  fromFile: (text: string): Group => Object(parse(text)),
  toFile: (content: Group): string => stringify(content, null, yamlOptions),
}
