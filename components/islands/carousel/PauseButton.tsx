import { Pause, Play } from 'lucide'
import type { ComponentProps } from 'react'
import { carouselStrings as strings } from '#components/strings.ts'
import { iconButton } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'

type Props = ComponentProps<'button'> & {
  /** What it pauses. */
  what: string
  isPaused: boolean
}

/** Pauses what moves, or lets it move again. */
export const PauseButton = ({ what, isPaused, className = '', ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    className={`${iconButton} ${className}`}
    aria-label={(isPaused ? strings.play : strings.pause)(what)}
  >
    <Icon of={isPaused ? Play : Pause} size={22} />
  </button>
)
