import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const scope = 'https://institute.example/'

const page = (lang: string, title: string, body = '') =>
  `<!doctype html><html lang="${lang}"><head><title>${title} | Institute</title>` +
  `<script src="/assets/a.js"></script><link href="/assets/${lang}.css"></head><body>${body}</body></html>`

const offline = (lang: string) =>
  page(lang, 'Offline', '<div id="_open-pages" hidden=""><ul></ul></div>')

const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pages: {
    '': page('en', 'Home'),
    about: page('en', 'About us'),
    'ne/about': page('ne', 'हाम्रो बारेमा'),
    old: page('en', 'Old').replace('a.js', 'b.js'),
  },
  offline: { offline: offline('en'), 'ne/offline': offline('ne') },
}

/** The cache of this name, such as `site:https://institute.example/:pages:1`, as the worker reads it. */
function open(name: string) {
  const files = new Map(
    Object.entries(own[name.split(':').at(-2) ?? ''] ?? {}).map(([at, html]) => [scope + at, html]),
  )
  const match = (asked: string | { url: string }) =>
    files.get(typeof asked === 'string' ? asked : asked.url)
  return {
    keys: async () => Array.from(files.keys(), (url) => ({ url })),
    match: async (asked: string | { url: string }) => new Response(match(asked)),
  }
}

test.each(['a', 'ne/a'])('at /%s, pages to read offline are listed', async (path) => {
  vi.stubGlobal('self', { registration: { scope } })
  vi.stubGlobal('caches', { open: async (name: string) => open(name) })
  const { offlinePage } = await import('#components/worker/offline-page.ts')
  const html = (await (await offlinePage(scope + path))?.text()) ?? ''
  expect(Array.from(html.matchAll(/<li>(.*?)<\/li>/g), ([, link]) => link)).toEqual([
    `<a lang="en" href="${scope}">Home</a>`,
    `<a lang="en" href="${scope}about">About us</a>`,
    `<a lang="ne" href="${scope}ne/about">हाम्रो बारेमा</a>`,
  ])
})
