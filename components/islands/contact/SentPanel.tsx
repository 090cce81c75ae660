import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { formStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import { Icon } from '#components/ui/Icon.tsx'

type Props = { institute: string; onAgain: () => void }

/** Takes the form's place once the message is sent; focus moves to its heading. */
export function SentPanel({ institute, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sent-panel">
      <Icon of={CircleCheck} size={52} className="text-juniper-700" />
      <h3 ref={heading} tabIndex={-1} className="text-[1.75rem]">
        {strings.sentHeading}
      </h3>
      <p>{strings.sentText(institute)}</p>
      <button type="button" className={button()} onClick={onAgain}>
        {strings.another}
      </button>
    </div>
  )
}
