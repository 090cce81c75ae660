import type { ReactElement, ReactNode } from 'react'
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

/** A page for writers: the site's own style sheet and guide.css, and a menu of these pages. */
export const writersPage = (page: Page): string =>
  `<!doctype html>${renderToStaticMarkup(<Frame {...page} />)}`

const media = { variants: new Map(), addDrawing: createDrawings({ once: false }) }

function Frame({ address, title, content: children }: Page) {
  const content = <MediaContext value={media}>{children}</MediaContext>
  return (
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
        <header>
          <nav aria-label="For writers">
            <a href={href('/')}>The site</a>
            {pages.map(([to, name]) => (
              <a key={to} href={to} aria-current={to === address ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        </header>
        <WithContents>{content}</WithContents>
      </body>
    </html>
  )
}

const heading = /<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/g

/** The content, beside its headings if they have ids. */
function WithContents({ children }: { children: ReactNode }) {
  const headings = [...renderToStaticMarkup(children).matchAll(heading)]
    .map(([, level, id = '', html = '']) => ({ level, id, words: plain(html) }))
    .filter(({ id }) => !id.startsWith('example-'))
  return (
    <div className={headings.length > 0 ? 'page with-contents' : 'page'}>
      {headings.length > 0 && (
        <nav className="contents" aria-label="On this page">
          <ul>
            {headings.map(({ level, id, words }) => (
              <li key={id} className={level === '3' ? 'below' : undefined}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main id="text">{children}</main>
    </div>
  )
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
