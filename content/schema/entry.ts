import type { Unpublished } from './publication.ts'

/** A place inside one line. Lines and columns count from 1, columns in UTF-16 units. */
export type Span = {
  readonly line: number
  readonly column: number
  readonly endColumn?: number | undefined
}

/** A heading of a body. An #anchor names its `id`; `depth` is 2 for `##`. */
export type Heading = Span & { readonly depth: number; readonly text: string; readonly id: string }

export type Link = Span & { readonly href: string; readonly words: string }
export type Image = Span & { readonly src: string; readonly alt: string }

/** The text below the frontmatter. */
export type Body = {
  /** A hast root without places, as JSON: only the page that shows it parses it. */
  readonly tree: string
  readonly images: readonly Image[]
  readonly isEmpty: boolean
}

/**
 * A valid file without its body, for lists, cards and links.
 * `slug` is the name of the file without its extension.
 * `toSupply` has the paths of values that are still to be supplied, and `body` for words in the text.
 * `unpublished`, in development only, says why the built site leaves it out.
 * `downloadSize`, in a build only, is the size of the file that its page offers, in kB.
 */
export type ListedEntry<T> = {
  readonly slug: string
  readonly path: string
  readonly data: T
  readonly toSupply: readonly string[]
  readonly unpublished?: Unpublished
  readonly downloadSize?: number
}

export type Entry<T> = ListedEntry<T> & { readonly body: Body }
