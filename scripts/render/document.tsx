import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import fonts from 'virtual:fonts'
import { base, href } from '#components/href.ts'
import { shellData } from '#components/shell/data.ts'
import { FooterContent } from '#components/shell/FooterContent.tsx'
import { Shell } from '#components/shell/Shell.tsx'
import { setVariants } from '#components/ui/variants.ts'
import type { Site } from '#content/schema/site.ts'
import { socialImageOf } from '#scripts/social/heading.ts'
import { socialPath } from '#scripts/social/social-path.ts'
import { factsOf } from './facts.tsx'
import type { PageParts } from './frame.ts'
import { Head } from './Head.tsx'
import { offlineRoute, type PageInput } from './page-input.ts'
import { policyOf } from './page-policy.ts'
import { viewOf } from './view.tsx'

/** React's hints for eager pictures; the pictures themselves follow at once, so they say nothing new. */
const pictureHints = /<link rel="preload" as="image"[^>]*>/g

/** JSON inside a script element: no `<` in it can end the element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const footers = new WeakMap<Site, string>()

/** Rendered once for all pages that are given the same site. */
function footerOf(site: Site, year: number): string {
  const footer =
    footers.get(site) ?? renderToStaticMarkup(<FooterContent site={site} year={year} />)
  footers.set(site, footer)
  return footer
}

/** The parts of a page's document. */
export function renderPage({
  route,
  content,
  variants,
  origins,
  year,
  worker,
}: PageInput): PageParts {
  setVariants(variants)
  const view = viewOf(route, content)
  const markup = renderToStaticMarkup(view.main).replace(pictureHints, '')
  const data = shellData(content.site)
  const footer = footerOf(content.site, year)
  const shell = renderToString(
    <StaticRouter basename={base} location={href(route)}>
      <Shell data={data} markup={markup} footer={footer} />
    </StaticRouter>,
  )
  // The build draws them; nobody shares a page that is being written.
  const isDrawn = !import.meta.env.DEV && view.route !== offlineRoute
  const picture = !isDrawn ? undefined : socialPath(socialImageOf(view.entry, content.site.name))
  const head = renderToStaticMarkup(
    <Head
      facts={factsOf(view, content)}
      picture={picture}
      site={content.site}
      fonts={fonts}
      policy={policyOf(view, origins)}
      worker={worker ? href('/sw.js') : undefined}
    />,
  )
  const body =
    `<div id="root">${shell}</div>` +
    `<script type="application/json" id="shell-data">${json(data)}</script>`
  return { head, body }
}
