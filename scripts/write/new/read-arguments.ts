import { parseArgs } from 'node:util'
import { type CollectionKind, collectionKinds, kinds } from '#content/schema/kinds.ts'
import { isFlag } from '#content/schema/fields.ts'
import { type Field, describe, didYouMean, layoutsOf } from '#scripts/content/index.ts'
import { Stop } from '#scripts/system/failure.ts'
import { nearest } from '#scripts/system/nearest.ts'
import type { Given } from '../draft.ts'

/** A request for a new entry. `body` is the text below the fields. */
export type Request = {
  readonly kind: CollectionKind
  /** For pages only. */
  readonly layout?: string | undefined
  readonly slug?: string | undefined
  readonly body?: string | undefined
  readonly given: Given
}

const ownFlags = ['slug', 'body', 'root']
const example = '`npm run new -- program --title "The title of the program"`'

/** Reads the command line. Throws a `Stop` that says what is wrong or missing, with an example. */
export function readArguments(args: readonly string[]): Request & { root: string | undefined } {
  const flags = new Map<string, string[]>()
  const words: string[] = []
  for (const token of tokensOf(args)) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, value } = token
    if (value === undefined || value === '')
      throw new Stop(`--${name} needs a value: --${name} "…".`)
    flags.set(name, [...(flags.get(name) ?? []), value])
  }
  const [word, extra] = words
  if (extra !== undefined)
    throw new Stop(
      `what does "${extra}" belong to? Words with spaces need quotation marks: ${example}.`,
    )
  const kind = readKind(word)
  const last = (name: string) => flags.get(name)?.at(-1)
  const layout = last('layout')
  refuseUnknown(kind, layout, [...flags.keys()])
  const given = new Map([...flags].filter(([name]) => ![...ownFlags, 'layout'].includes(name)))
  return { kind, layout, slug: last('slug'), body: last('body'), root: last('root'), given }
}

/** Takes any `--name value` as a text, and `--draft` without a value. */
function tokensOf(given: readonly string[]) {
  const args = given.map((arg) => (arg === '--draft' ? '--draft=true' : arg))
  const names = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? [])
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  return parseArgs({ args, options, strict: false, tokens: true }).tokens
}

function readKind(word: string | undefined): CollectionKind {
  if (word === undefined)
    throw new Stop(
      ['say what is new:', ...collectionKinds.map(choice), `For example ${example}.`].join('\n'),
    )
  const kind = collectionKinds.find((name) => name === word)
  if (kind !== undefined) return kind
  const all = collectionKinds.join(', ')
  throw new Stop(`there is no kind ${word}${didYouMean(word, collectionKinds)}. There are: ${all}.`)
}

const choice = (kind: CollectionKind) =>
  `  ${kind.padEnd(12)} ${describe(kinds[kind].schema).description}`

/** The fields of a new entry; for a page those of its layout. Throws a `Stop` if there is no such layout. */
export function groupOf(kind: CollectionKind, layout: string | undefined): Field {
  const layouts = layoutsOf(kind)
  const found = layouts.find((one) => kind !== 'page' || one.layout === layout)
  if (found) return found.group
  const names = layouts.map((one) => one.layout)
  const all = names.join(', ')
  if (layout === undefined)
    throw new Stop(
      `a page needs --layout, one of ${all}: \`npm run new -- page --layout text --title "Library"\`.`,
    )
  throw new Stop(`layout: expected one of ${all}, got "${layout}"${didYouMean(layout, names)}.`)
}

function refuseUnknown(kind: CollectionKind, layout: string | undefined, names: readonly string[]) {
  const known = [...flagsOf(groupOf(kind, layout)), ...ownFlags]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return
  const near = nearest(unknown, known)
  const words = near === undefined ? `There are: ${known.join(', ')}` : `Did you mean --${near}?`
  throw new Stop(`a ${kind} has no field --${unknown}. ${words}`)
}

/** The fields that a flag can give: one value or a list of them, in groups by their dotted path. */
function flagsOf({ fields }: Field, path = ''): string[] {
  return fields.flatMap((field) => {
    const name = `${path}${field.name}`
    if (isFlag(field.name)) return []
    if (field.type === 'group') return flagsOf(field, `${name}.`)
    return field.item?.type === 'group' ? [] : [name]
  })
}
