import type { DiagnosticText } from '#scripts/content/diagnostics/index.ts'

export type SiteAddresses = {
  readonly routes: ReadonlyMap<string, string>
  readonly moved: ReadonlyMap<string, string>
  /** The ids on a page; undefined if its text couldn't be read. */
  readonly anchors: (route: string) => ReadonlySet<string> | undefined
  /** Existing files, relative to the repository: `public/brochures/x.pdf`. */
  readonly files: ReadonlySet<string>
  /** Existing files that can't be shown as pictures, each with the reason. */
  readonly unusable: ReadonlyMap<string, string>
  /** The widths of existing photos, in pixels. */
  readonly widths: ReadonlyMap<string, number>
}

export type Problem = DiagnosticText | undefined
