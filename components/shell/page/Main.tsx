import { useRef } from 'react'
import { useCurrentPage } from './use-current-page.ts'

/**
 * The page itself. React keeps the element and never its content: that is the server's HTML,
 * taken from the page's own file when the location changes.
 */
export function Main({ markup }: { markup: string }) {
  const main = useRef<HTMLElement>(null)
  const title = useCurrentPage(main)
  return (
    <>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <p className="sr-only" role="status">
        {title}
      </p>
    </>
  )
}
