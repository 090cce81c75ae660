import type { ReactNode } from 'react'
import type { Picture } from '#content/schema/fields.ts'
import { Button } from '#components/ui/Button.tsx'
import { HeroFrame, type Woven } from './HeroFrame.tsx'

type Props = {
  /** The page or program whose weaving stands behind. */
  of: Woven
  heading: ReactNode
  lead?: ReactNode
  button?: { label: string; to: string } | undefined
  image?: Picture | undefined
  /** What follows the lead, such as the facts of a program. */
  children?: ReactNode
}

/** The first screen of a page: its heading, a sentence and at most one button. */
export function Hero({ of, heading, lead, button, image, children }: Props) {
  return (
    <HeroFrame of={of} image={image}>
      <h1>{heading}</h1>
      {lead !== undefined && <p className="mt-4 max-w-[38em] text-lead">{lead}</p>}
      {children}
      {button && (
        <Button to={button.to} arrow className="mt-7">
          {button.label}
        </Button>
      )}
    </HeroFrame>
  )
}
