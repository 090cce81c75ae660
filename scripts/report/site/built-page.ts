/** Something in a built page, at its offset in the HTML. */
export type Placed<T> = T & { readonly at: number }

/** What a page of the built site says of itself. */
export type BuiltPage = {
  /** Relative to the folder that is uploaded: `programs/x.html`. */
  readonly file: string
  readonly html: string
  readonly lang: string | undefined
  readonly titles: readonly Placed<{ text: string }>[]
  /** `name` is that of the `name` or `property` attribute. */
  readonly metas: readonly Placed<{ name: string; content: string }>[]
  readonly canonicals: readonly Placed<{ href: string }>[]
  readonly links: readonly Placed<{ href: string; text: string }>[]
  /** Everything that the browser fetches by itself, a manifest included. */
  readonly assets: readonly Placed<{ href: string }>[]
  readonly ids: readonly Placed<{ id: string }>[]
  readonly headings: readonly Placed<{ level: number; text: string }>[]
  readonly images: readonly Placed<{ src: string; alt: string | undefined }>[]
  readonly data: readonly Placed<{ json: string }>[]
}

/** The address of a page within the site: `/programs/x`, `/`. */
export const routeOfFile = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`

/** What a page says under a name in its head. */
export const metaOf = ({ metas }: BuiltPage, wanted: string) =>
  metas.find(({ name }) => name === wanted)

/** Whether search engines are asked to leave the page out. */
export const isHidden = (page: BuiltPage): boolean =>
  page.file === '404.html' || /\bnoindex\b/i.test(metaOf(page, 'robots')?.content ?? '')
