import type { Plugin } from 'rolldown'

/** The folder below /admin with answers to the requests that the editor makes by itself. */
export const stubbedRequests = 'instead/'

/** The newest version of the package, and the state of GitHub. */
const requested = /https:\/\/(?:unpkg\.com|www\.githubstatus\.com\/api\/v2)\//g

/** Fonts of a CDN. The package has them too. */
const fonts =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g

/** The package's own logo, which it fetches before it has read `logo` in its configuration. */
const logo = /`data:image\/svg\+xml;base64,\$\{btoa\(\w+\)\}`/

/** Lets the editor load only files of the site, as its policy demands: `assets` are in /admin/assets/. */
export const onlyOwnFiles = (assets: readonly string[]): Plugin => ({
  name: 'only-own-files',
  transform: {
    filter: { id: /@sveltia[\\/]cms/ },
    handler: (code) =>
      code
        .replaceAll(requested, `admin/${stubbedRequests}`)
        .replace(logo, '`icon.svg`')
        .replaceAll(fonts, (address, family: string, face: string) => {
          const own = assets.find((name) => name.startsWith(`${family}-${face}-`))
          return own === undefined ? address : `admin/assets/${own}`
        }),
  },
})

export const readIn = { '@sveltia/cms': '0.221.1' }
