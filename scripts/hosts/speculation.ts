import { hash } from 'node:crypto'

export const speculationType = 'application/speculationrules+json'

/** The ending of the file, which gives it a type of its own. */
export const speculationEnding = 'speculationrules'

/**
 * Speculation rules (HTML, section 7.6), as a file of the site: browsers that know them fetch the page
 * of a link which is pointed at for a moment or pressed. Once the shell runs, its router fetches pages
 * ahead instead (components/shell/start.tsx). Rules inside a page would need an exception in the
 * policy. The name has a hash, so that browsers keep the file: also offline, where no worker serves it.
 */
export function speculationRules(base: string): { file: string; text: string } {
  const where = {
    and: [
      { href_matches: `${base}*` },
      { not: { href_matches: `${base}*.*` } },
      { selector_matches: 'html:not([data-shell]) a:not([target], [download])' },
    ],
  }
  const text = `${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })}\n`
  return { file: `assets/links.${hash('sha256', text).slice(0, 8)}.${speculationEnding}`, text }
}
