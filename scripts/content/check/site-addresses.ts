/** What a link may lead to. */
export type SiteAddresses = {
  /** Addresses of pages, to the files that make them. */
  readonly routes: ReadonlyMap<string, string>
  /** Ids on a page; undefined when they are not known because its file has faults. */
  readonly anchors: (route: string) => ReadonlySet<string> | undefined
  /** Existing files, relative to the repository: `public/brochures/x.pdf`. */
  readonly files: ReadonlySet<string>
  /** Files that exist and cannot be shown as the pictures they are named as, each with the reason. */
  readonly unusable: ReadonlyMap<string, string>
}

/** The files that a visitor can ask for, as addresses: `/brochures/x.pdf`. */
export function* publicAddresses(files: ReadonlySet<string>): Generator<string> {
  for (const file of files) if (file.startsWith('public/')) yield file.slice('public'.length)
}
