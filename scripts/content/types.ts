import type { Faq } from '#content/schema/faq.ts'
import type { Highlight } from '#content/schema/highlight.ts'
import type { Page } from '#content/schema/page.ts'
import type { Partner } from '#content/schema/partner.ts'
import type { Program } from '#content/schema/program.ts'
import type { Site } from '#content/schema/site.ts'
import type { Testimonial } from '#content/schema/testimonial.ts'
import type { Document } from './read/document.ts'
import type { Unpublished } from './check/publication.ts'
import type { RuleId } from './explain/rules.ts'

/** A file as it lies on disk; `path` is posix and relative to the repository. */
export type SourceFile = {
  readonly path: string
  readonly bytes: Uint8Array
  /** The SHA-256 of the bytes in hexadecimal digits, where it is known without reading them. */
  readonly sum?: string
}

/** A place inside one line. Lines and columns count from 1, columns in UTF-16 units. */
export type Span = { readonly line: number; readonly column: number; readonly endColumn?: number }

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

/** A heading; `id` is what an #anchor names, `depth` is 2 for `##`. */
export type Heading = {
  readonly depth: number
  readonly text: string
  readonly id: string
  readonly line: number
  readonly column: number
}

export type Link = { readonly href: string; readonly line: number; readonly column: number }
export type Image = {
  readonly src: string
  readonly alt: string
  readonly line: number
  readonly column: number
}

/** The text below the frontmatter. `code` is evaluated by `evaluateBody`. */
export type MdxBody = {
  readonly code: string
  readonly headings: readonly Heading[]
  readonly links: readonly Link[]
  readonly images: readonly Image[]
  readonly isEmpty: boolean
}

/**
 * The body of an entry. `code` is fetched when it is asked for; `sum`, of the file, names it: with
 * one sum and one `compilerVersion` all of a body is alike.
 * `letters` are those beyond ASCII, each once.
 */
export type EntryBody = MdxBody & { readonly sum: string; readonly letters: string }

/**
 * One valid file. `slug` is its name without extension.
 * `placeholders` holds the paths of fields marked `!placeholder`, and `body`.
 * `unpublished`, in development alone, says why the built site leaves it out.
 */
export type Entry<T> = {
  readonly slug: string
  readonly path: string
  readonly data: T
  readonly placeholders: readonly string[]
  readonly body: EntryBody
  readonly unpublished?: Unpublished
}

/**
 * All the content, valid. Lists are sorted by `order`, pages by file name.
 * `routes` leads from address to file, the not-found page's /404 included.
 */
export type Content = {
  readonly site: Site
  readonly siteEntry: Entry<Site>
  readonly pages: readonly Entry<Page>[]
  readonly programs: readonly Entry<Program>[]
  readonly highlights: readonly Entry<Highlight>[]
  readonly testimonials: readonly Entry<Testimonial>[]
  readonly faqs: readonly Entry<Faq>[]
  readonly partners: readonly Entry<Partner>[]
  readonly routes: ReadonlyMap<string, string>
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
