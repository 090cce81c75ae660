import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import fonts from 'virtual:fonts'
import { base, href } from '#components/href.ts'
import { shellData } from '#components/shell/data.ts'
import { FooterContent } from '#components/shell/FooterContent.tsx'
import { Shell } from '#components/shell/Shell.tsx'
import type { Content } from '#scripts/content/types.ts'
import { buildYear } from '#scripts/build-time.ts'
import { socialImageOf } from '#scripts/social/heading.ts'
import { socialPath } from '#scripts/social/social-path.ts'
import { ContentFaults, currentContent } from './content.ts'
import { noteFailure } from './failures.ts'
import { factsOf } from './facts.tsx'
import { Head } from './Head.tsx'
import { policyOf } from './page-policy.ts'
import { viewOf } from './view.tsx'

/** React's hints for eager pictures; the pictures themselves follow at once, so they say nothing new. */
const pictureHints = /<link rel="preload" as="image"[^>]*>/g

/** JSON inside a script element: no `<` in it can end the element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The whole HTML document of a route (without the base); Vike adds the style sheet and the script.
 * In a build a page that cannot be rendered is noted with its file, and the others go on.
 */
export async function renderDocument(route: string): Promise<string> {
  const content = await currentContent().catch((error: unknown) => {
    if (import.meta.env.DEV && error instanceof ContentFaults) return error
    throw error
  })
  if (content instanceof ContentFaults) return faultsDocument(content)
  try {
    return await documentOf(route, content)
  } catch (error) {
    const file = content.routes.get(route) ?? 'pages/404.mdx'
    noteFailure({ route, path: file, message: messageOf(error) }, error)
    return ''
  }
}

/** In development: what stands under the overlay until the content is mended. */
const faultsDocument = ({ message }: ContentFaults) =>
  `<!doctype html><html lang="en"><head>${renderToStaticMarkup(<title>Faults in the content</title>)}` +
  `</head><body>${renderToStaticMarkup(<pre>{message}</pre>)}</body></html>`

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function documentOf(route: string, content: Content): Promise<string> {
  const view = viewOf(route, content)
  const markup = renderToStaticMarkup(view.main).replace(pictureHints, '')
  const data = shellData(content.site)
  const footer = renderToStaticMarkup(<FooterContent site={content.site} year={buildYear()} />)
  const shell = renderToString(
    <StaticRouter basename={base} location={href(route)}>
      <Shell data={data} markup={markup} footer={footer} />
    </StaticRouter>,
  )
  // The build draws them; nobody shares a page that is being written.
  const picture = import.meta.env.DEV
    ? undefined
    : socialPath(socialImageOf(view.entry, content.site.name))
  const head = renderToStaticMarkup(
    <Head
      facts={factsOf(view, content)}
      picture={picture}
      site={content.site}
      fonts={fonts}
      policy={policyOf(view, content)}
    />,
  )
  return (
    `<!doctype html><html lang="en"><head>${head}</head>` +
    `<body><div id="root">${shell}</div>` +
    `<script type="application/json" id="shell-data">${json(data)}</script></body></html>`
  )
}
