/** The site's base path with a trailing slash: `/` or `/some/path/` (Vite's `base`). */
export const base: string = import.meta.env.BASE_URL

/**
 * Adds the base path to a route or the address of a file: with the base `/some/path/`, `/about`
 * becomes `/some/path/about`. Other addresses stay the same.
 */
export function href(to: string): string {
  return to.startsWith('/') && !to.startsWith('//') ? base + to.slice(1) : to
}
