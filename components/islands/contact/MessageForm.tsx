import { useEffect, useRef, type SubmitEvent } from 'react'
import { formStrings as strings } from '#components/strings.ts'
import { restoreDrafts } from '#components/browser/drafts.ts'
import { closeToasts, showToast } from '#components/toasts/store.ts'
import { button } from '#components/ui/button.ts'
import { contactDraft, unsentKey } from './draft.ts'
import { FailedAlert } from './FailedAlert.tsx'
import { readValues } from './fields.ts'
import { mailLink } from './mail-link.ts'
import { MessageFields } from './MessageFields.tsx'
import { forgetSession, readSession, writeSession } from '#components/browser/session.ts'
import { sendMessage } from './send-message.ts'
import type { ContactEvent, ContactState } from './state.ts'

/** The same each time, so that the fields need not be drawn anew. */
const none = {}

type Props = {
  endpoint: string
  email: string
  state: ContactState
  dispatch: (event: ContactEvent) => void
}

/**
 * The form itself. Without script the browser posts it; with it the message is sent from here.
 * Its fields are uncontrolled, so nothing typed before hydration is lost.
 */
export function MessageForm({ endpoint, email, state, dispatch }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const values = () => (form.current ? readValues(form.current) : {})

  const isAgain = state.status === 'idle' && state.isAgain
  useEffect(() => {
    if (!isAgain) return
    form.current?.querySelector('input')?.focus()
    // What was typed while the message before was on its way.
    restoreDrafts(document)
  }, [isAgain])

  useEffect(() => {
    if (readSession(unsentKey)) dispatch({ type: 'waiting' })
  }, [dispatch])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    // The state is seen after a render only; two presses can come before it.
    if (isSending.current) return
    isSending.current = true
    dispatch({ type: 'submitted' })
    closeToasts()
    // The next frame answers the press, before the work begins.
    await new Promise((go) => setTimeout(go))
    const sent = JSON.stringify(readSession(contactDraft))
    const outcome = await sendMessage(currentTarget.action, new FormData(currentTarget))
    isSending.current = false
    forgetSession(unsentKey)
    if (outcome.type === 'accepted') {
      // Once a message is sent nothing of it is kept (decision 16).
      if (JSON.stringify(readSession(contactDraft)) === sent) forgetSession(contactDraft)
      showToast({ tone: 'success', ...strings.sentToast })
    } else {
      if (outcome.wasOffline) writeSession(unsentKey, true)
      showToast({ tone: 'error', ...strings.failed })
    }
    dispatch(outcome)
  }

  const isBusy = state.status === 'submitting'
  return (
    <form
      ref={form}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      data-draft={contactDraft}
      className="form"
      onSubmit={send}
    >
      {state.status === 'error' && (
        <FailedAlert mailHref={() => mailLink(email, values())} wasOffline={state.wasOffline} />
      )}
      <MessageFields errors={state.status === 'error' ? state.fieldErrors : none} />
      <div>
        <button type="submit" className={button()} disabled={isBusy}>
          {isBusy ? strings.sending : strings.send}
        </button>
      </div>
    </form>
  )
}
