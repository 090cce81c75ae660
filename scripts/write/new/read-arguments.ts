import { parseArgs } from 'node:util'
import { didYouMean, nearest } from '#scripts/content/index.ts'
import { isNewKind, layouts, newKinds, schemaOf } from './kinds.ts'
import type { NewKind } from './kinds.ts'
import { questionsOf } from './questions.ts'

/** What the command line says; what it leaves open is undefined. */
export type Arguments = {
  readonly kind: NewKind | undefined
  readonly layout: string | undefined
  readonly slug: string | undefined
  readonly body: string | undefined
  readonly root: string | undefined
  readonly given: ReadonlyMap<string, readonly string[]>
}

const own = ['slug', 'body', 'root'] as const
const example = '`npm run new -- program --title "The title of the program"`'

/** Reads the command line. Throws a sentence for a person where it cannot be followed. */
export function readArguments(args: readonly string[]): Arguments {
  const named = new Map<string, string[]>()
  const words: string[] = []
  for (const token of tokensOf(args)) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, value } = token
    if (value === undefined || value === '')
      throw new Error(`--${name} needs a value: --${name} "…".`)
    named.set(name, [...(named.get(name) ?? []), value])
  }
  const [kind, extra] = words
  if (kind !== undefined && !isNewKind(kind))
    throw new Error(
      `there is no kind ${kind}${didYouMean(kind, newKinds)}. There are: ${newKinds.join(', ')}.`,
    )
  if (extra !== undefined)
    throw new Error(
      `what does "${extra}" belong to? Words with blanks stand in quotation marks: ${example}.`,
    )
  const last = (name: string) => named.get(name)?.at(-1)
  const layout = last('layout')
  if (kind !== undefined) refuseUnknown(kind, layout, named)
  const given = new Map([...named].filter(([name]) => ![...own, 'layout'].includes(name)))
  return { kind, layout, slug: last('slug'), body: last('body'), root: last('root'), given }
}

/**
 * Each `--name value` is a text, whatever the name; the schema tells later which names there are.
 * `--draft` alone is the one that needs no value.
 */
function tokensOf(given: readonly string[]) {
  const args = given.map((arg) => (arg === '--draft' ? '--draft=true' : arg))
  const names = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? [])
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  return parseArgs({ args, options, strict: false, tokens: true }).tokens
}

function refuseUnknown(
  kind: NewKind,
  layout: string | undefined,
  named: ReadonlyMap<string, unknown>,
) {
  if (kind === 'page' && layout !== undefined && !layouts.includes(layout))
    throw new Error(
      `layout: expected one of ${layouts.join(', ')}, got "${layout}"${didYouMean(layout, layouts)}.`,
    )
  const schema = schemaOf(kind, layout ?? 'text')
  const fields = schema ? questionsOf(schema).map(({ name }) => name) : []
  const known = [...fields, ...own]
  for (const name of named.keys()) {
    if (known.includes(name)) continue
    const meant = nearest(name, known)
    const words =
      meant === undefined ? `. There are: ${known.join(', ')}` : `. Did you mean --${meant}?`
    throw new Error(`a ${kind} has no field --${name}${words}`)
  }
}
