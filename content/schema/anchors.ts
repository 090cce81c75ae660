import type { LayoutName } from './page.ts'

/**
 * Ids that layouts put on their pages, beside those of the headings in the text:
 * what a link may name after #. On a page of layout `programs` each program's slug is one too.
 */
export const anchors: Readonly<Record<LayoutName | 'program', readonly string[]>> = {
  home: [],
  about: [],
  programs: [],
  contact: [],
  service: [],
  text: [],
  'not-found': [],
  program: [],
}
