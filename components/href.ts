/** Base path of the site with its trailing slash: `/` or `/some/path/` (Vite's `base`). */
export const base: string = import.meta.env.BASE_URL

/**
 * The address in the built site of a route or public file written from the site's root.
 * `/about` under the base `/some/path/` gives `/some/path/about`; other addresses stay as they are.
 */
export function href(to: string): string {
  return to.startsWith('/') && !to.startsWith('//') ? base + to.slice(1) : to
}
