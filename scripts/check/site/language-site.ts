import type { Language } from '#content/schema/languages.ts'
import type { DiagnosticText } from '#scripts/read/diagnostics/index.ts'
import type { Document, UnpublishedEntry } from '#scripts/read/documents/index.ts'
import type { Entries } from '#scripts/read/site-map/index.ts'
import type { Inspected } from '../repository/inspect-files.ts'
import type { FaultIn } from '../rule.ts'

/** The files that content may name, relative to the repository: `public/brochures/x.pdf`. */
export type Assets = {
  readonly files: ReadonlySet<string>
  /** The pictures and PDFs among them, by path. */
  readonly inspected?: ReadonlyMap<string, Inspected>
}

/** The site in one language: its files and addresses, for the rules that need all of them. */
export type LanguageSite = Assets & {
  readonly language: Language
  /** Today: 2027-01-31. */
  readonly day: string
  /** All files of the site, in the language as far as they are translated. */
  readonly documents: readonly Document[]
  readonly entries: Entries
  /** The document of a route. */
  readonly find: (route: string | undefined) => Document | undefined
  /** By the paths of the English files. */
  readonly unpublished: ReadonlyMap<string, UnpublishedEntry>
  /** True in development, which shows unpublished entries. */
  readonly keepUnpublished: boolean
  /** The routes of all languages with their files. */
  readonly routes: ReadonlyMap<string, string>
  /** Former addresses with the present ones. */
  readonly moved: ReadonlyMap<string, string>
  readonly addressFaults: readonly FaultIn[]
  /** The ids on a page; undefined if its text couldn't be read. */
  readonly anchors: (route: string) => ReadonlySet<string> | undefined
}

export type Problem = DiagnosticText | undefined
