import type * as z from 'zod'
import type { Entry, ListedEntry } from './entry.ts'
import { mapping, order } from './fields.ts'
import { endsAfterItBegins, publication } from './publication.ts'
import type { ListPart } from './routes.ts'

/** A file of a kind, as it is written. */
export type WrittenFile<T = unknown> = {
  readonly fields: unknown
  /** The fields as the schema returns them; undefined if one has a fault. */
  readonly data: T | undefined
  readonly toSupply: readonly string[]
  readonly text: string
  /** The first line of the text below the frontmatter. */
  readonly bodyLine: number
}

/** A fault of a file, at a field or at a place of its text. Without `severity`, an error. */
export type KindFault = {
  readonly rule: 'missing-field' | 'past-promise' | 'personal-data' | 'unlikely-day'
  readonly severity?: 'warning'
  readonly message: string
  readonly hint: string
} & (
  | { readonly field: string }
  | { readonly line: number; readonly column: number; readonly endColumn: number }
)

/** A kind of content: its files, where the site shows their entries, and what depends on the day. */
export type Kind = {
  readonly title: string
  /** The list of its entries in `Content`; the whole site has none. */
  readonly collection?: string
  readonly folder: string
  /** The field `order` sorts entries, and `publication` puts them on the site by days. */
  readonly schema: z.ZodType
  /** Text below the frontmatter is required, allowed or an error. */
  readonly body: 'required' | 'allowed' | 'none'
  /** Fields whose values no two entries share: for words a fault, for numbers a warning. */
  readonly unique: readonly string[]
  /**
   * The layouts that show its entries, each with the id of its section. Other pages don't get the
   * entries. The page of an entry gets the entries that it names or that name it.
   */
  readonly sections?: { readonly [layout: string]: string }
  /** True if every page gets all entries, without their texts. */
  readonly onEveryPage?: true
  /** True if the slug of each entry is an id in the sections: `/programs#slug` opens that row. */
  readonly hasRows?: true
  /** An entry that names one of this kind is on that entry's page and on no other. */
  readonly onlyWith?: string
  /** True if the pages of a language also list entries without a translation. */
  readonly inEveryLanguage?: true
  /** True if entries tell their day: a promise for a day that is over may stay in their texts. */
  readonly isDated?: true
  /** The fields below its name in a form, and the facts beside its name in the editor's list, by dotted paths. */
  readonly inEditor?: { readonly first: readonly string[]; readonly listed: readonly string[] }
  /** Set if each entry has a page of its own. */
  readonly page?: EntryPage
  /** Set if a page lists all entries. */
  readonly list?: ListPage
  /** The layout whose pages the footer links to. */
  readonly footer?: string
  /** Sorts entries, in place of the field `order`. Equal entries are sorted by path. */
  compare?(a: unknown, b: unknown): number
  /**
   * The facts that persuade visitors, the most persuasive first: the path of each field with a word for
   * it. `npm run launch` counts them.
   */
  readonly persuades?: Readonly<Record<string, string>>
  /** The photograph that an entry needs: its field, its least size in pixels and what it shows. */
  readonly photograph?: { readonly field: string; readonly size: string; readonly shows: string }
  /** The properties of an entry that depend on the day: `2027-01-31`. */
  onDay?(entry: Entry<unknown>, day: string): object
  /** The days on which the site changes because of an entry. `event` ends a sentence about the entry. */
  changes?(
    entry: Pick<Entry<unknown>, 'data'>,
  ): readonly { day: string | undefined; event: string }[]
  /** The faults of a file that its schema can't find. `day` is undefined if it isn't on the site. */
  check?(file: WrittenFile, day: string | undefined): readonly KindFault[]
}

type EntryPage = {
  /** The folder of the routes: `/programs`. */
  readonly route: string
  /** The headings above fields, by the names of the fields. No text repeats them. */
  readonly headings?: Readonly<Record<string, string>>
  /** The ids that the layout puts on the page, besides the ids of `sections`. */
  readonly anchors?: readonly string[]
  /** True if the page shows the entries before and after its own. */
  readonly hasNeighbours?: true
  /** The address of a file that the page offers. The link says how large it is. */
  download?(entry: Pick<Entry<unknown>, 'slug' | 'path' | 'data'>): string
}

type ListPage = {
  readonly layout: string
  /** True if the page is on the site only while there are entries; the footer links to it. */
  readonly needsEntries?: true
  /** Other words that people write for the page in addresses: the not-found page leads to it. */
  readonly also?: readonly string[]
  /** The address of a feed of the entries: `/notices.xml`. */
  readonly feed?: string
  /** The entries on each part of a long list. Part 1 is the page itself. */
  parts?(
    entries: readonly ListedEntry<unknown>[],
  ): ReadonlyMap<ListPart, readonly ListedEntry<unknown>[]>
}

/** Declares a kind, with the exact types of its parts. */
export const defineKind = <const K extends Kind>(kind: K): K => kind

type ListKind = Omit<Kind, 'folder' | 'schema'> & {
  readonly collection: string
  readonly description: string
}

/** Declares a kind whose entries a section lists, in the order of the field `order`. */
export const defineList = <S extends z.core.$ZodShape, const K extends ListKind>(
  kind: K & { readonly fields: S },
) => ({
  ...kind,
  folder: `content/${kind.collection}`,
  schema: mapping({ ...kind.fields, order, ...publication })
    .check(endsAfterItBegins)
    .meta({ description: kind.description }),
})
