/** The file of the speculation rules, below the base. Its ending gives it a type of its own. */
export const speculationFile = 'links.speculationrules'

export const speculationType = 'application/speculationrules+json'

/**
 * Speculation rules (HTML, section 7.6): browsers that know them fetch the page of a link which is
 * pointed at for a moment or pressed. Once the shell runs, its router fetches pages ahead instead
 * (components/shell/start.tsx). Rules inside a page would need an exception in the policy.
 */
export const speculationRules = (base: string): string =>
  `${JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}*` },
            { not: { href_matches: [`${base}*.*`, `${base}__*`, `${base}admin*`] } },
            { selector_matches: 'html:not([data-shell]) a:not([target], [download])' },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })}\n`
