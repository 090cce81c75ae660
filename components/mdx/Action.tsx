import type { ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'

/** A button that leads to another page. */
export function Action({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Button to={to} arrow className="justify-self-start">
      {children}
    </Button>
  )
}
