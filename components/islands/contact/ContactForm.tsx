import { CircleCheck } from 'lucide'
import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react'
import { restoreDrafts } from '#components/browser/drafts.ts'
import { readSession, writeSession } from '#components/browser/session.ts'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { closeToasts, showToast } from '#components/toasts/store.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { SelectField, TextArea, TextField } from '../form/fields.tsx'
import { contactDraft, unsentKey } from './draft.ts'
import { FailedAlert } from './FailedAlert.tsx'
import {
  explainInvalid,
  isInField,
  readValues,
  trimFields,
  fieldNames,
  type FieldName,
  honeypot,
  interests,
} from './fields.ts'
import { sendMessage, type ContactState, type FieldErrors } from './send-message.ts'

type Props = {
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
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-28 text-[1.75rem] focus:outline-none">
        {strings.sentHeading}
      </h3>
      <p>{strings.sentText(institute)}</p>
      <button type="button" className={button()} onClick={onAgain}>
        {strings.another}
      </button>
    </div>
  )
}

/** Shows the state of the message in the form on the page. A visitor may leave and come back meanwhile. */
let show: ((state: ContactState) => void) | undefined
let isSending = false

type FormProps = Pick<Props, 'endpoint' | 'email'> & {
  state: ContactState
  setState: (state: ContactState) => void
}

/**
 * The form. Without script, the browser submits it. Its fields are uncontrolled, so that hydration
 * doesn't lose what was typed before.
 */
function MessageForm({ endpoint, email, state, setState }: FormProps) {
  const strings = useBrowserStrings().form
  const form = useRef<HTMLFormElement>(null)
  const values = () => (form.current ? readValues(form.current) : {})

  const isAgain = state.status === 'idle' && state.isAgain
  useEffect(() => {
    if (!isAgain) return
    form.current?.querySelector('input')?.focus()
    // Restore what was typed while the previous message was being sent.
    restoreDrafts(document)
  }, [isAgain])

  useEffect(() => {
    show = setState
    if (isSending) setState({ status: 'submitting' })
    // A message failed offline before this page was loaded.
    else if (readSession(unsentKey) === 'offline')
      setState({ status: 'error', fieldErrors: {}, wasOffline: true })
    // A document that closed during sending leaves this behind. The outcome is unknown.
    else writeSession(unsentKey, null)
    return () => {
      show = undefined
    }
  }, [setState])

  // After the alert, which takes focus first. The toast may cover the lower half of a small window.
  useEffect(() => {
    if (state.status !== 'error' || isInField()) return
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid]')
    field?.labels?.[0]?.scrollIntoView()
    field?.focus({ preventScroll: true })
  }, [state])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    // A second submit can come before the state is rendered.
    if (isSending) return
    isSending = true
    setState({ status: 'submitting' })
    closeToasts()
    writeSession(unsentKey, 'sending')
    // Render the new state before the work begins.
    await new Promise((go) => setTimeout(go))
    const sent = JSON.stringify(readSession(contactDraft))
    const outcome = await sendMessage(currentTarget.action, new FormData(currentTarget))
    isSending = false
    writeSession(unsentKey, null)
    if (outcome.status === 'success') {
      // A sent message is not stored any longer.
      if (JSON.stringify(readSession(contactDraft)) === sent) writeSession(contactDraft, null)
      showToast({ tone: 'success', ...strings.sentToast })
    } else {
      if (outcome.wasOffline) writeSession(unsentKey, 'offline')
      // On another page there is no alert.
      showToast({ tone: 'error', ...strings.failed, isRepeat: show !== undefined })
    }
    show?.(outcome)
  }

  // What the form service refused is right again as soon as it changes.
  const forgive = ({ target }: FormEvent) => {
    const name = fieldNames.find(
      (each) => target instanceof Element && target.matches(`[name=${each}]`),
    )
    if (state.status !== 'error' || name === undefined || !state.fieldErrors[name]) return
    const { [name]: _, ...fieldErrors } = state.fieldErrors
    setState({ ...state, fieldErrors })
  }

  const isBusy = state.status === 'submitting'
  return (
    <form
      ref={form}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      data-draft={contactDraft}
      className="form grid gap-5"
      onInvalid={explainInvalid}
      onInput={forgive}
      onSubmit={send}
    >
      {state.status === 'error' && (
        <FailedAlert email={email} values={values} wasOffline={state.wasOffline} />
      )}
      <MessageFields errors={state.status === 'error' ? state.fieldErrors : {}} />
      <div>
        <button type="submit" className={button()} disabled={isBusy} onClick={trimFields}>
          {isBusy ? strings.sending : strings.send}
        </button>
        <p className="sr-only" role="status">
          {isBusy && strings.sending}
        </p>
      </div>
    </form>
  )
}

function MessageFields({ errors }: { errors: FieldErrors }) {
  const strings = useBrowserStrings().form
  const field = (name: FieldName) => ({ id: `_contact-${name}`, name, error: errors[name] })
  return (
    <>
      {/* What a call to action filled in; empty after a plain visit. */}
      <p className="border-l-6 border-marigold pl-4 has-[>output:first-of-type:empty]:hidden *:font-semibold">
        {strings.carried} <Carried name="about" />
        {strings.carriedEnd}
        {strings.notSent}
        <Carried name="carried" hidden />
      </p>
      <div className="form-row">
        <TextField {...field('name')} label={strings.fullName} autoComplete="name" required />
        <TextField
          {...field('email')}
          type="email"
          label={strings.email}
          autoComplete="email"
          required
        />
      </div>
      <div className="form-row">
        <TextField {...field('phone')} type="tel" label={strings.phone} autoComplete="tel" />
        <SelectField
          {...field('interest')}
          label={strings.interest}
          none={strings.noInterest}
          options={interests}
        />
      </div>
      <TextArea {...field('message')} rows={5} label={strings.message} required />
      <div hidden>
        <TextField
          id="_contact-honeypot"
          name={honeypot}
          label={strings.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  )
}

/** A part of the draft that visitors don't type (draft.ts). The loader fills it in, not React. */
const Carried = ({ name, hidden }: { name: string; hidden?: boolean }) => (
  <output id={`_contact-${name}`} hidden={hidden} suppressHydrationWarning>
    {''}
  </output>
)
