/**
 * The redirect file of Netlify and Cloudflare Pages (`_redirects`): the other spellings of an
 * address arrive at the one that the site uses (decision 12). Another case is not redirected.
 */
export function redirectsFile(base: string, routes: readonly string[]): string {
  const at = (route: string) => base + route.slice(1)
  const pages = routes.filter((route) => route !== '/')
  return [
    `${base}index.html ${base} 301`,
    ...pages.flatMap((route) => [
      `${at(route)}/ ${at(route)} 301`,
      `${at(route)}.html ${at(route)} 301`,
    ]),
    '',
  ].join('\n')
}
