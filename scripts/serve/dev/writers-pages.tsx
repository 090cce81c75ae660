import { renderToStaticMarkup } from 'react-dom/server'
import { href } from '#components/href.ts'
import { MediaContext } from '#components/ui/page-media.ts'
import { drawInto } from '#scripts/make/media.ts'
import { writersGuide } from '#scripts/write/guide/index.ts'

const pages = {
  '/__writing': { name: 'Writing', title: 'Writing for this site', content: writersGuide },
}
type WritersAddress = keyof typeof pages

const menu = [
  [href('/'), 'The site'],
  ...Object.entries(pages).map(([address, { name }]) => [address, name] as const),
  ['/__inbox', 'Inbox'],
] as const

/** A page for writers, with a list of the headings that have an id. */
export async function writersPage(
  address: WritersAddress,
  root: string,
  drawings: Map<string, string>,
) {
  const { title, content } = pages[address]
  const media = { variants: new Map(), addDrawing: drawInto(drawings) }
  const text = renderToStaticMarkup(
    <MediaContext value={media}>
      <h1>{title}</h1>
      {await content(root)}
    </MediaContext>,
  )
  const contents = Array.from(
    text.matchAll(/<(h[23]) id="(?!example-)([^"]+)">(.+?)<\/h/g),
    ([, level, id, words]) => `<a class="${level}" href="#${id}">${words}</a>`,
  ).join('')
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={href('/scripts/write/guide/guide.css')} />
      </head>
      <body className="guide px-gutter pt-4 pb-24">
        <a className="sr-only focus:not-sr-only" href="#text">
          To the text
        </a>
        <nav aria-label="For writers" className="mb-4 flex flex-wrap gap-4">
          {menu.map(([to, name]) => (
            <a key={to} href={to} aria-current={to === address ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div className="flex flex-wrap gap-x-12">
          {contents !== '' && (
            <nav
              aria-label="On this page"
              className="contents"
              dangerouslySetInnerHTML={{ __html: contents }}
            />
          )}
          <main id="text" className="prose" dangerouslySetInnerHTML={{ __html: text }} />
        </div>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
