/** The hooks of Vike that the site has. A new one is named here. */
const hooks = new Set([
  'pages/+Page.ts',
  'pages/+client.ts',
  'pages/+data.ts',
  'pages/+guard.ts',
  'pages/+onRenderHtml.ts',
  'pages/_error/+Page.ts',
])

/** True for the code in the folders of writers: hooks, kinds and schemas. Nothing else in them is ever run. */
export const isCode = (path: string): boolean =>
  hooks.has(path) || /^content\/(?:kinds|schema)\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(path)

/** True for every other path below the folders of writers. */
export const isWritten = (path: string): boolean =>
  /^(?:content|pages|public)\//.test(path) && !isCode(path)

/** `Page.ts`, `client.ts` and so on. */
const names = Array.from(hooks, (path) => path.replace(/.*\+/, '')).join('|')

/**
 * Vike's setting VIKE_CRAWL (https://vike.dev/crawl), in picomatch's patterns: it looks for hooks with
 * these names in pages/ and pages/_error/ alone. By default every `+…` of the repository is a hook,
 * texts too, and each `+config` runs before a bundler can refuse it.
 */
export const onlyOwnHooks = JSON.stringify({
  ignore: ['!(pages)/**', 'pages/!(_error|*.*)/**', 'pages/_error/*/**', `**/[+]!(${names})`],
})
