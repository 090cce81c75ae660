import type { ReactNode } from 'react'
import { href } from '#components/href.ts'

const desk = [
  ['/__writing', 'Writing'],
  ['/__health', 'Health'],
  ['/__inbox', 'Inbox'],
] as const

type Props = {
  /** The page's own address. */
  at: (typeof desk)[number][0]
  title: string
  lead: string
  /** What stands beside the text on a wide screen: the table of contents. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of the desk's pages: the site's own style sheet, and desk.css over it. */
export function DeskPage({ at, title, lead, aside, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={href('/components/theme.css')} />
        <link rel="stylesheet" href={href('/scripts/write/guide/desk.css')} />
      </head>
      <body className="desk">
        <a className="skip" href="#text">
          To the text
        </a>
        <header>
          <nav aria-label="Desk">
            <a href={href('/')}>The site</a>
            {desk.map(([address, name]) => (
              <a key={address} href={address} aria-current={address === at ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        </header>
        <div className={aside === undefined ? 'sheet' : 'sheet with-aside'}>
          {aside}
          <main id="text">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            {children}
          </main>
        </div>
      </body>
    </html>
  )
}
