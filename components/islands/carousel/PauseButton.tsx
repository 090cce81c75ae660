import { Pause, Play } from 'lucide'
import type { ComponentProps } from 'react'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { IconButton } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'

type Props = ComponentProps<'button'> & {
  isPaused: boolean
  /** The name of the moving part, for the accessible name. */
  label: string
}

/** Pauses something that moves. It shows one of two icons: to replace one would lay out the page. */
export function PauseButton({ isPaused, label, ...rest }: Props) {
  const strings = useBrowserStrings().carousel
  return (
    <IconButton {...rest} label={(isPaused ? strings.play : strings.pause)(label)}>
      <Icon of={Pause} size={22} visibility={isPaused ? 'hidden' : undefined} />
      <Icon of={Play} size={22} visibility={isPaused ? undefined : 'hidden'} />
    </IconButton>
  )
}
