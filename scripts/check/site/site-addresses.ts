import type { DiagnosticText } from '#scripts/read/diagnostics/index.ts'
import type { Inspected } from '../repository/inspect-files.ts'

/** The files that content may name, relative to the repository: `public/brochures/x.pdf`. */
export type Assets = {
  readonly files: ReadonlySet<string>
  /** What was found in the pictures and PDFs among them. */
  readonly inspected?: ReadonlyMap<string, Inspected>
}

export type SiteAddresses = Assets & {
  readonly routes: ReadonlyMap<string, string>
  readonly moved: ReadonlyMap<string, string>
  /** The ids on a page; undefined if its text couldn't be read. */
  readonly anchors: (route: string) => ReadonlySet<string> | undefined
}

export type Problem = DiagnosticText | undefined
