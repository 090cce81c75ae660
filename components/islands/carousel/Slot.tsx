import { createContext, use, type ComponentProps } from 'react'

/** The server's HTML of an island's children. In the browser, what the document has of it. */
export const SlotMarkup = createContext('')

/**
 * Static content inside an island. React leaves the server's HTML alone, so the page doesn't need
 * a second copy of it as data.
 */
export function Slot(props: Omit<ComponentProps<'div'>, 'children'>) {
  const markup = use(SlotMarkup)
  return (
    <div
      {...props}
      data-slot=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
