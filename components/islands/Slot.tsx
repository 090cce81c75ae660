import { createContext, use, type ComponentProps } from 'react'

/** The server's markup of an island's children; empty in the browser, where it stands already. */
export const SlotMarkup = createContext('')

/**
 * Markup inside an island that the server wrote and React leaves alone:
 * the island's script enhances it and no second copy of it travels.
 */
export function Slot(props: Omit<ComponentProps<'div'>, 'children'>) {
  const markup = use(SlotMarkup)
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
}
