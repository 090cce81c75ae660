import { type CollectionKind, collectionKinds, kinds } from '#content/schema/kinds.ts'
import { type Field, describe, layoutsOf } from '#scripts/content/fields/index.ts'
import { didYouMean } from '#scripts/content/diagnostics/index.ts'
import { Stop } from '#scripts/system/failure.ts'
import { namingField } from '../draft.ts'

/** A request for a new entry. */
export type Request = {
  readonly kind: CollectionKind
  /** For pages only. */
  readonly layout?: string | undefined
  /** Its title, name or question. */
  readonly title?: string | undefined
  readonly slug?: string | undefined
  readonly draft?: boolean | undefined
}

type Options = { readonly [name: string]: string | boolean | undefined }

const example = '`npm run new -- program --title "The title of the program"`'

/** Reads the command line. Throws a `Stop` that says what is wrong or missing, with an example. */
export function readRequest(word: string | undefined, options: Options): Request {
  const kind = readKind(word)
  const naming = namingField(kind)
  const other = collectionKinds.map(namingField).find((name) => name !== naming && options[name])
  if (other !== undefined) throw new Stop(`a ${kind} has no --${other}, but --${naming}.`)
  const text = (name: string) => (options[name] === undefined ? undefined : String(options[name]))
  const draft = options['draft'] === true
  return { kind, layout: text('layout'), title: text(naming), slug: text('slug'), draft }
}

function readKind(word: string | undefined): CollectionKind {
  if (word === undefined) {
    const choices = [...collectionKinds.map(choice), translation].join('\n')
    throw new Stop(`say what is new:\n${choices}\nFor example ${example}.`)
  }
  const kind = collectionKinds.find((name) => name === word)
  if (kind !== undefined) return kind
  const all = collectionKinds.join(', ')
  const question = didYouMean(word, collectionKinds) || '.'
  throw new Stop(`there is no kind ${word}${question} There are: ${all}.`)
}

const translation = '  translation  The words of a file in Nepali: `translation pages/about`.'

const choice = (kind: CollectionKind) =>
  `  ${kind.padEnd(12)} ${describe(kinds[kind].schema).description}`

/** The fields of a new entry; for a page those of its layout. Throws a `Stop` if there is no such layout. */
export function groupOf({ kind, layout }: Pick<Request, 'kind' | 'layout'>): Field {
  const layouts = layoutsOf(kind)
  const found = layouts.find((one) => kind !== 'page' || one.layout === layout)
  if (found) return found.group
  const names = layouts.map((one) => one.layout)
  const all = names.join(', ')
  if (layout === undefined)
    throw new Stop(
      `a page needs --layout, one of ${all}: \`npm run new -- page --layout text --title "Library"\`.`,
    )
  throw new Stop(
    `layout: expected one of ${all}, got "${layout}"${didYouMean(layout, names) || '.'}`,
  )
}
