import type { Content } from '#content/kinds/content.ts'
import type { Span } from '#content/schema/entry.ts'
import type { FlagName } from '#content/schema/fields.ts'
import type { KindName } from '#content/kinds/table.ts'
import type { Language } from '#content/schema/languages.ts'
import type { Unpublished } from '#content/schema/publication.ts'
import type { Diagnostic, LocalDiagnostic } from '../diagnostics/index.ts'
import type { CompiledBody } from '../markdown/index.ts'

/** A file as it is on disk; `path` is posix and relative to the repository. */
export type SourceFile = { readonly path: string; readonly bytes: Uint8Array }

/** Something that a file names: the target of a link, a picture or PDF, or the slug of an entry. */
export type Mention = {
  readonly value: string
  /** In the text, it has no field. */
  readonly place: Span & { readonly field?: string }
  readonly link?: boolean | undefined
  /** The words of the link. */
  readonly words?: string | undefined
  readonly file?: 'image' | 'pdf' | undefined
  /** The width at which pages show the picture, if a smaller one is made larger. */
  readonly shownAt?: number | undefined
  readonly alt?: string
  readonly reference?: string | undefined
}

/** A value to confirm or supply: of a field that `flag` names, or a text in its tags (`<ToSupply>`). */
export type LocalFlag = Pick<Span, 'line' | 'column'> & {
  readonly flag: FlagName
  readonly field: string
  readonly text: string
}

/** When an entry is on the site; `from` and `until` are days, both included. */
export type Publication = {
  readonly draft: boolean
  readonly from: string | undefined
  readonly until: string | undefined
}

/** The parts of a file: plain data that depends on its text and kind only. */
export type FileContent = {
  /** The frontmatter as written; undefined if it can't be read. */
  readonly fields: unknown
  /** The frontmatter as its schema returns it; undefined if it has a fault. */
  readonly data: unknown
  /** The text below the frontmatter; undefined for site.yaml, and if the frontmatter can't be found. */
  readonly body: CompiledBody | undefined
  readonly bodyLine: number
  /** True for a translation without a text: `body` is the English text. */
  readonly lacksText?: boolean
  readonly mentions: readonly Mention[]
  readonly flags: readonly LocalFlag[]
}

/** A file that was checked, and its own faults. */
export type FileCheck = FileContent & { readonly diagnostics: readonly LocalDiagnostic[] }

/** A file, with the results of all checks that need no other file. */
export type Document = FileCheck & {
  readonly path: string
  readonly kind: KindName
  readonly slug: string
  /** The language in the name of the file; English if there is none. */
  readonly language: Language
  readonly text: string
  /** The text of the file that this one translates. */
  readonly original?: string | undefined
  readonly publication: Publication
  /** The fields, or `body`, with facts that are still to be supplied. A translation has the list of its original. */
  readonly toSupply: readonly string[]
}

export type Flag = LocalFlag & { readonly path: string }

/** An entry that is not on the site on the day of the build, at the field that says so. */
export type UnpublishedEntry = Span & {
  readonly path: string
  readonly why: Unpublished
  /** Files under public/ that no published entry names: `/brochures/x.pdf`. */
  readonly files: readonly string[]
}

/** `content` has what is published today, or all with `keepUnpublished`; undefined after an error. */
export type CompileResult = {
  readonly content: Content | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly flags: readonly Flag[]
  /** Every file, with or without faults. */
  readonly all: readonly Document[]
  /** The English files. */
  readonly documents: readonly Document[]
  /** The translations, each with its own words in the fields of the file that it translates. */
  readonly translations: readonly Document[]
  readonly unpublished: readonly UnpublishedEntry[]
}
