/** Pages at former addresses, by their path in dist/, for hosts that can't redirect (GitHub Pages). */
export const movedPages = (
  moved: ReadonlyMap<string, string>,
  urlOf: (route: string) => string,
): [string, string][] =>
  Array.from(moved, ([from, to]) => [`client${from}.html`, pageThatLeadsTo(urlOf(to))])

const pageThatLeadsTo = (address: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<title>This page has moved</title>
<h1>This page has moved</h1>
<p>It is now at <a href="${address}">${address}</a>.</p>
</html>
`
