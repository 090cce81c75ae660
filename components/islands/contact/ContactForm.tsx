import { CircleCheck } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { MessageForm } from './MessageForm.tsx'
import type { ContactState } from './send-message.ts'

type Props = {
  /** The form service's address. */
  endpoint: string
  institute: string
  /** The fallback for messages that can't be sent. */
  email: string
}

/** The contact form in its four states: idle, submitting and error (the form), success (a panel). */
export function ContactForm({ endpoint, institute, email }: Props) {
  const [state, setState] = useState<ContactState>({ status: 'idle', isAgain: false })
  return state.status === 'success' ? (
    <SentPanel institute={institute} onAgain={() => setState({ status: 'idle', isAgain: true })} />
  ) : (
    <MessageForm endpoint={endpoint} email={email} state={state} setState={setState} />
  )
}

function SentPanel({ institute, onAgain }: { institute: string; onAgain: () => void }) {
  const strings = useBrowserStrings().form
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sent-panel grid justify-items-start gap-4 rounded-md border-t-6 border-juniper-700 bg-juniper-50 p-[clamp(1.5rem,1rem+3vw,3rem)] text-juniper-900">
      <Icon of={CircleCheck} size={52} className="text-juniper-700" />
      <h3 ref={heading} tabIndex={-1} className="text-[1.75rem] focus:outline-none">
        {strings.sentHeading}
      </h3>
      <p>{strings.sentText(institute)}</p>
      <button type="button" className={button()} onClick={onAgain}>
        {strings.another}
      </button>
    </div>
  )
}
