import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { href } from '#components/href.ts'
import { MediaContext } from '#components/ui/page-media.ts'
import { createDrawings } from '#scripts/make/media.ts'

const pages = [
  ['/__writing', 'Writing'],
  ['/__health', 'Health'],
  ['/__inbox', 'Inbox'],
] as const

type Page = {
  readonly address: (typeof pages)[number][0]
  readonly title: string
  readonly content: ReactElement
}

const media = { variants: new Map(), addDrawing: createDrawings({ once: false }) }

const unescaped = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')

/** A page for writers: the site's own style sheet and guide.css, a menu, and a list of the headings with ids. */
export function writersPage({ address, title, content }: Page): string {
  const text = renderToStaticMarkup(<MediaContext value={media}>{content}</MediaContext>)
  const headings = Array.from(
    text.matchAll(/<h[23] id="(?!example-)([^"]+)">([^<]+)/g),
    ([heading, id, words = '']) => ({ level: heading.slice(1, 3), id, words: unescaped(words) }),
  )
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={href('/components/theme.css')} />
        <link rel="stylesheet" href={href('/scripts/write/guide/guide.css')} />
      </head>
      <body className="guide">
        <a className="skip" href="#text">
          To the text
        </a>
        <nav aria-label="For writers">
          <a href={href('/')}>The site</a>
          {pages.map(([to, name]) => (
            <a key={to} href={to} aria-current={to === address ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        {headings.length > 0 && (
          <nav className="contents" aria-label="On this page">
            {headings.map(({ level, id, words }) => (
              <a key={id} className={level} href={`#${id}`}>
                {words}
              </a>
            ))}
          </nav>
        )}
        <main id="text" dangerouslySetInnerHTML={{ __html: text }} />
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
