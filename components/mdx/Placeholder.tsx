import { Children, isValidElement, type ReactNode } from 'react'

const blocks = new Set<unknown>(['p', 'ul', 'ol', 'blockquote', 'h2', 'h3', 'table'])

/** Text that the owner has still to supply; it reads as ordinary text. */
export function Placeholder({ children }: { children?: ReactNode }) {
  const holdsBlocks = Children.toArray(children).some(
    (child) => isValidElement(child) && blocks.has(child.type),
  )
  return holdsBlocks ? <>{children}</> : <span>{children}</span>
}
