import type { Content, Span } from '#content/schema/collections.ts'
import type { Unpublished } from '#content/schema/publication.ts'
import type { RuleId } from './explain/rules.ts'
import type { Document } from './read/document.ts'

/** A file as it lies on disk; `path` is posix and relative to the repository. */
export type SourceFile = {
  readonly path: string
  readonly bytes: Uint8Array
  /** The SHA-256 of the bytes in hexadecimal digits, where it is known without reading them. */
  readonly sum?: string
}

/** A text in place of what stands from the first place up to the second; places as in `Span`. */
type Replacement = {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly text: string
}

/** `also` is what has to change with it, such as the name in the closing tag. */
export type Fix = Replacement & { readonly also?: readonly Replacement[] }

/** Something wrong in a file, before the file's name and its line are added. */
export type Finding = Span & {
  readonly rule: RuleId
  readonly message: string
  readonly field?: string
  readonly hint?: string
  readonly severity?: 'warning'
  /** What is meant without a doubt: in the span, `right` takes the place of `wrong`. */
  readonly meant?: Meant
  readonly fix?: Fix
}

export type Meant = { readonly wrong: string; readonly right: string }

/**
 * Something wrong in a file, ready to be shown.
 * `field` is a dotted path (`subjects.0`); `frame` is the line with a caret below it.
 */
export type Diagnostic = Span & {
  readonly path: string
  readonly field?: string
  readonly rule: RuleId
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint?: string
  readonly fix?: Fix
  readonly frame: string
}

/** A text that the owner has still to supply, where it stands. */
export type Placeholder = {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly field: string
  readonly text: string
}

/** An entry that is not on the site on the day of the build: the field that says so, and why. */
export type UnpublishedEntry = Span & {
  readonly path: string
  readonly why: Unpublished
  /** Files under public/ that no published entry names: `/brochures/x.pdf`. */
  readonly files: readonly string[]
}

/**
 * `content` is undefined when there is any error; warnings alone leave it whole.
 * It holds what is published on `day`, and `unpublished` is the rest.
 */
export type CompileResult = {
  readonly content: Content | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly placeholders: readonly Placeholder[]
  /** Every file as it was read, with or without faults. */
  readonly documents: readonly Document[]
  readonly unpublished: readonly UnpublishedEntry[]
}
