import type { DiagnosticText } from '#scripts/content/diagnostics/index.ts'

/** The files that content may name, relative to the repository: `public/brochures/x.pdf`. */
export type Assets = {
  readonly files: ReadonlySet<string>
  /** Those that can't be shown as pictures, each with the reason. */
  readonly unusable?: ReadonlyMap<string, string>
  /** The widths of the photos among them, in pixels. */
  readonly widths?: ReadonlyMap<string, number>
}

export type SiteAddresses = Assets & {
  readonly routes: ReadonlyMap<string, string>
  readonly moved: ReadonlyMap<string, string>
  /** The ids on a page; undefined if its text couldn't be read. */
  readonly anchors: (route: string) => ReadonlySet<string> | undefined
}

export type Problem = DiagnosticText | undefined
