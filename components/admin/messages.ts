import type { AdminData, Group } from './format.ts'
import type { Language, Translation } from '#content/schema/languages.ts'
import type { ImageVariants } from '#components/ui/page-media.ts'

/** The parts of a field in the configuration of the editor that decide how it is saved. */
export type FormField = {
  readonly name: string
  readonly label?: string
  readonly required?: boolean | readonly string[]
  /** A translation has words of its own (true), an empty group for each one of the original, or no such field. */
  readonly i18n?: boolean | 'duplicate'
  readonly field?: FormField
  readonly fields?: readonly FormField[]
  readonly types?: readonly FormField[]
}

/** A collection, or a file of one. With translations, `file` has `.{{locale}}` before its ending. */
export type Form = {
  readonly name: string
  readonly file?: string
  readonly folder?: string
  readonly format?: string
  /** The address of its page on the built site. */
  readonly preview_path?: string
  readonly identifier_field?: string
  readonly fields?: readonly FormField[]
  readonly files?: readonly Form[]
}

/** The forms of the editor, read from its configuration. */
export type Forms = {
  readonly config: {
    readonly backend: { readonly repo?: string; readonly branch?: string }
    readonly collections: readonly Form[]
    readonly singletons: readonly Form[]
  }
  readonly shapes: AdminData['shapes']
}

/** The file live-page.json of a build: the parts of a site that the editor doesn't load. */
export type LivePageData = {
  /** The files that content may name, without their texts: `public/brochures/x.pdf`. */
  readonly files: readonly string[]
  /** The sizes of each picture that the build converted, by its address. */
  readonly variants: readonly (readonly [address: string, ImageVariants])[]
  /** The sizes of the files that pages offer in kB, by their addresses. */
  readonly downloads: Readonly<Record<string, number | undefined>>
  /** The address of the style sheet of all pages. */
  readonly style: string
}

/** An entry as its form holds it, with the path of its file in English. A new one has no path yet. */
export type FormEntry = {
  readonly collection: string
  readonly path: string
  readonly data: Group
  /** If `data` are the words of another language: which one, and what the file in English holds. */
  readonly translates?: { readonly language: Translation; readonly data: Group }
}

/** A message of the editor to the worker. */
export type Request = {
  /** Every entry that the editor has loaded, if a form has just been opened. */
  readonly entries?: readonly FormEntry[]
  readonly draft: FormEntry
  /** If the draft is in English: the words that the form holds in other languages. */
  readonly translations?: readonly { readonly language: Translation; readonly data: Group }[]
  /** The files of the editor by their addresses, such as a picture of this branch. */
  readonly pictures: Readonly<Record<string, string>>
  /** The place to show, by its label: the first one without it. */
  readonly place?: string | undefined
}

/** Where visitors see an entry: `anchor` is the id of its section, and a card is found by its link. */
export type Place = {
  readonly label: string
  readonly route: string
  readonly anchor?: string
  readonly link?: string
}

/** A fault or warning of the check. `field` is a dotted path, `label` its name in the form. */
export type Note = {
  readonly severity: 'error' | 'warning'
  readonly label: string
  /** The language of the field, if the draft is in another one. */
  readonly language?: Language
  readonly field?: string
  /** Its line in the text of the form, from 0. */
  readonly line?: number
  readonly message: string
  readonly hint?: string | undefined
  /** The fields that the fix changes, with their new texts. */
  readonly fixed?: Readonly<Record<string, string>>
}

/** An entry with faults is shown in its last state without them, or with neutral words in empty fields. */
export type State = 'as typed' | 'earlier' | 'completed'

export type LivePage = {
  /** An error of the live page itself. */
  readonly failure?: string
  readonly notes: readonly Note[]
  readonly places: readonly Place[]
  /** The page of a place; undefined if no state of the entry can be shown. */
  readonly shown?: {
    readonly place: Place
    readonly html: string
    readonly style: string
    readonly state: State
  }
}
