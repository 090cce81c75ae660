import type { Content } from '#content/kinds/content.ts'
import type { Language } from '#content/schema/languages.ts'
import type { HeroPhotograph } from './social-picture.ts'

/** A document for Typst. While `content` stays the same, the engine takes the PDF from the cache. */
export type TypstDocument = {
  /** The files of its template, below this folder. */
  readonly template: readonly string[]
  readonly content: object
  /** The page or program whose photograph it shows. */
  readonly hero: HeroPhotograph
  /** The data that the template reads, besides the names of fonts. */
  readonly data: () => object
  /** Entries whose letters the document shows. */
  readonly quotes: readonly unknown[]
}

/** A file of the site besides its pages, at its address. */
export type OutputFile = {
  readonly address: string
} & (
  | { readonly text: string }
  | {
      readonly document: TypstDocument
      /** The file of content behind the document. */
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

/** Makes files from entries, such as a calendar or a brochure. */
export type Output = {
  /** Its name in messages. */
  readonly name: string
  /** The addresses of its files. */
  readonly addresses: RegExp
  /** Tells a writer how to mend a document that can't be typeset, or has letters that no font has. */
  readonly hint?: string
  /** The files in a language. `content` is in this language, with the entries that it shows in English. */
  files(content: Content, language: Language, changes?: Changes): readonly OutputFile[]
}
