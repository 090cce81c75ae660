import { useReducer } from 'react'
import { MessageForm } from './MessageForm.tsx'
import { contactReducer, idle } from './state.ts'
import { SentPanel } from './SentPanel.tsx'

type Props = {
  /** Where the form is sent: the address of the form service. */
  endpoint: string
  /** Name of the institute. */
  institute: string
  /** For those whose message cannot be sent. */
  email: string
}

/** The contact form in its four states: idle, submitting, error (the form), success (a panel). */
export function ContactForm({ endpoint, institute, email }: Props) {
  const [state, dispatch] = useReducer(contactReducer, idle)
  return state.status === 'success' ? (
    <SentPanel institute={institute} onAgain={() => dispatch({ type: 'again' })} />
  ) : (
    <MessageForm endpoint={endpoint} email={email} state={state} dispatch={dispatch} />
  )
}
