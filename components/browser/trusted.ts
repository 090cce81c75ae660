/**
 * The policy that lets the site's own HTML and worker pass where Trusted Types are required. Safari
 * lacks them, so a heading with the id `trustedTypes` becomes a global of that name.
 */
const policy = globalThis.trustedTypes?.createPolicy?.('site', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
})

/** The address of a script of this site, for registering the service worker. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url

/** HTML of this site, for parsing it. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
