import type { Content } from '#content/kinds/content.ts'

/** A document that Typst sets. Without a change of `content`, the engine takes it from the cache. */
export type TypstDocument = {
  /** The files of its template, below this folder. */
  readonly template: readonly string[]
  readonly content: object
  /** The data that the template reads, besides the names of fonts. */
  readonly data: () => object
  /** Entries whose letters the document shows. */
  readonly quotes: readonly unknown[]
}

/** A file that the build makes, at its address on the site. */
export type OutputFile = {
  readonly address: string
} & (
  | { readonly text: string }
  | {
      readonly document: TypstDocument
      /** The file of content that the document is made of. */
      readonly path: string
    }
)

/**
 * The last change of each file, by its path, as far as it is known: its time in seconds since 1970, and
 * how many changes there have been (`count`; undefined in a shallow clone).
 */
export type Changes = ReadonlyMap<
  string,
  { readonly time: number; readonly count?: number | undefined }
>

/** Files that are made of entries, besides the pages. */
export type Output = {
  /** Its name in messages. */
  readonly name: string
  /** The addresses of its files. */
  readonly addresses: RegExp
  /** True if each language has files of its own. */
  readonly inEachLanguage?: true
  /** What a writer can do about a document with letters that no font has, or that can't be set. */
  readonly hint?: string
  files(content: Content, changes?: Changes): readonly OutputFile[]
}
