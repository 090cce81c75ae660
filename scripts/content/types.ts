import type { Content, Span } from '#content/schema/collections.ts'
import type { Unpublished } from '#content/schema/publication.ts'
import type { Diagnostic } from './explain/diagnostic.ts'
import type { Document } from './read/document.ts'

/** A file as it lies on disk; `path` is posix and relative to the repository. */
export type SourceFile = {
  readonly path: string
  readonly bytes: Uint8Array
  /** The SHA-256 of the bytes in hexadecimal digits, where it is known without reading them. */
  readonly sum?: string
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
