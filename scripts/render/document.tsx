import { renderToStaticMarkup } from 'react-dom/server'
import { preloadedFonts } from '#components/fonts/index.ts'
import { href } from '#components/href.ts'
import { setVariants } from '#components/ui/variants.ts'
import { factsOf } from './facts.tsx'
import type { PageParts } from './frame.ts'
import { Head } from './Head.tsx'
import type { PageInput } from './page-input.ts'
import { policyOf } from './page-policy.ts'
import { withShell } from './shell.tsx'
import { viewOf } from './view.tsx'

/** React's hints for eager pictures; the pictures themselves follow at once, so they say nothing new. */
const pictureHints = /<link rel="preload" as="image"[^>]*>/g

/** The parts of a page's document. */
export function renderPage({
  route,
  shown,
  content,
  variants,
  origins,
  picture,
  year,
  worker,
}: PageInput): PageParts {
  setVariants(variants)
  const view = viewOf(route, { shown, content })
  const markup = renderToStaticMarkup(view.main).replace(pictureHints, '')
  const head = renderToStaticMarkup(
    <Head
      facts={factsOf(view, content)}
      picture={picture}
      site={content.site}
      fonts={preloadedFonts}
      policy={policyOf(view, origins)}
      worker={worker ? href('/sw.js') : undefined}
    />,
  )
  return { head, body: withShell(markup, { site: content.site, year, route }) }
}
