import type { LayoutName } from './page.ts'

/**
 * Ids that layouts put on their pages, beside those of the headings in the text:
 * what a link may name after #, and what a heading may not take.
 * One that is named like a field is there only when the field is.
 */
export const anchors: Readonly<Record<LayoutName | 'program', readonly string[]>> = {
  home: ['why', 'highlights', 'services', 'partners', 'reviews', 'inquiry'],
  about: ['expertise', 'faq', 'partners'],
  programs: ['list', 'details'],
  contact: ['message', 'information'],
  service: ['services', 'points', 'steps', 'plans', 'courses', 'closing'],
  text: [],
  'not-found': [],
  program: ['subjects', 'ask'],
}

/** Layouts with a list of which each entry's slug is an id: `/programs#slug` opens that row. */
export const entryAnchors: Partial<Record<LayoutName, 'program' | 'faq'>> = {
  programs: 'program',
  about: 'faq',
}
