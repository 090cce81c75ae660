import { CircleAlert, CircleCheck } from 'lucide'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { restoreDrafts } from '#components/browser/drafts.ts'
import { readSession, writeSession } from '#components/browser/session.ts'
import { createStore } from '#components/browser/store.ts'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { closeToast, showToast } from '#components/toasts/store.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { type Choice, SelectField, TextArea, TextField } from '../form/fields.tsx'
import { type Chosen, chooseDate, readApplication } from './application.ts'
import { contactDraft } from './draft.ts'
import { explainInvalid, isInField, readValues, trimFields } from './fields.ts'
import { type FieldName, honeypot } from '#content/schema/form-fields.ts'
import { mailLink } from './mail-link.ts'
import { sendMessage, type ContactState, type FieldErrors } from './send-message.ts'

type Props = {
  heading: string
  lead?: string | undefined
  endpoint: string
  institute: string
  /** The fallback for messages that can't be sent. */
  email: string
  /** The advice for visitors without an email address. */
  noEmail: string
  interests?: readonly Choice[] | undefined
  /** More fields for the form service, by name. */
  fields?: readonly { name: string; value: string }[] | undefined
}

/** The state of the message. It outlives the island: a visitor may leave the page while it is sent. */
const message = createStore<ContactState>({ status: 'idle' })

/** The application that the last link asked for, or null. Undefined until the form is hydrated. */
const applied = createStore<Chosen | null | undefined>(undefined)

const updateApplication = () => applied.set(readApplication() ?? null)

/**
 * The contact form in its four states: idle, submitting and error (the form), success (a panel). Apply
 * of a program opens it as an application.
 */
export function ContactForm({ heading, lead, institute, ...form }: Props) {
  const strings = useBrowserStrings().form
  const state = message.use()
  const chosen = applied.use()
  useEffect(() => {
    updateApplication()
    addEventListener('hashchange', updateApplication)
    return () => {
      removeEventListener('hashchange', updateApplication)
      applied.set(undefined)
      if (message.get().status !== 'submitting') message.set({ status: 'idle' })
    }
  }, [])
  const application = chosen?.application
  const again = () => {
    applied.set(null)
    message.set({ status: 'idle', isAgain: true })
  }
  return (
    <>
      <h2 id="message">{application ? strings.apply(application.program) : heading}</h2>
      {application ? (
        <div data-hour={application.hour} className="mt-4 mb-8 border-t-6 border-sky" />
      ) : (
        <p className="mt-2 mb-8 max-w-[38em] text-lead">{lead}</p>
      )}
      {state.status === 'success' ? (
        <SentPanel institute={institute} onAgain={again} />
      ) : (
        <>
          {chosen && <Dates of={chosen} />}
          <MessageForm
            {...form}
            state={state}
            isEarly={chosen === undefined}
            isApplication={Boolean(chosen)}
          />
        </>
      )}
      {application && <Steps steps={application.steps} />}
    </>
  )
}

/** The dates of a program. The form sends the chosen one as a part of the message. */
function Dates({ of: { application, date } }: { of: Chosen }) {
  const strings = useBrowserStrings().form
  const { program, dates } = application
  if (dates.length === 0) return null
  const row = (words: string | undefined, facts: readonly string[]) => (
    <label
      key={words}
      className="flex items-center gap-4 border-t border-line py-4 font-semibold text-ink-900 hover:bg-tint"
    >
      <input
        type="radio"
        name="_date"
        defaultChecked={words === date}
        onChange={() => chooseDate(program, words)}
        className="size-5 shrink-0"
      />
      <span>
        {words ?? strings.noDate}
        <span className="block text-sm font-normal">{facts.join(' · ')}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="mb-8 border-b border-line">
      <legend className="mb-2 font-semibold text-ink-900">{strings.date}</legend>
      {dates.map(({ words, facts }) => row(words, facts))}
      {row(undefined, [])}
    </fieldset>
  )
}

/** How to apply, in the place that the contact page has for it beside the form. */
function Steps({ steps }: { steps: readonly string[] }) {
  const strings = useBrowserStrings().form
  const place = document.getElementById('_steps')
  if (!place || steps.length === 0) return null
  return createPortal(
    <section aria-labelledby="_apply" className="mb-10">
      <h2 id="_apply" className="mb-4 text-h3">
        {strings.steps}
      </h2>
      <div className="prose">
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>,
    place,
  )
}

function SentPanel({ institute, onAgain }: { institute: string; onAgain: () => void }) {
  const strings = useBrowserStrings().form
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sent-panel grid justify-items-start gap-4 rounded-md border-t-6 border-juniper-700 bg-juniper-50 p-[clamp(20px,1rem+2vw,2.5rem)] text-juniper-900">
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

type FormProps = Omit<Props, 'heading' | 'lead' | 'institute'> & {
  state: ContactState
  /** True until the form knows whether it is an application (form.css). */
  isEarly: boolean
  isApplication: boolean
}

/**
 * The form. Without script, the browser submits it. Its fields are uncontrolled, so that hydration
 * doesn't lose what was typed before.
 */
function MessageForm({
  endpoint,
  email,
  noEmail,
  interests,
  fields,
  state,
  isEarly,
  isApplication,
}: FormProps) {
  const strings = useBrowserStrings().form
  const form = useRef<HTMLFormElement>(null)

  const isAgain = state.status === 'idle' && state.isAgain
  useEffect(() => {
    if (!isAgain) return
    form.current?.querySelector('input')?.focus()
    // Restore what was typed while the previous message was being sent.
    restoreDrafts(document)
  }, [isAgain])

  // Runs after the panel takes focus. The label goes to the top: the toast may cover the lower half.
  useEffect(() => {
    if (state.status !== 'error' || isInField()) return
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid]')
    field?.labels?.[0]?.scrollIntoView()
    field?.focus({ preventScroll: true })
  }, [state])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second submit can come before the state is rendered.
    if (message.get().status === 'submitting') return
    message.set({ status: 'submitting' })
    closeToast()
    const sent = JSON.stringify(readSession(contactDraft))
    const { action } = event.currentTarget
    const outcome = await sendMessage(action, new FormData(event.currentTarget))
    if (outcome.status === 'success') {
      // A sent message is not stored any longer.
      if (JSON.stringify(readSession(contactDraft)) === sent) writeSession(contactDraft, null)
      showToast({ tone: 'success', ...strings.sentToast })
    } else {
      showToast({ tone: 'error', ...strings.failed })
    }
    message.set(outcome)
  }

  const isBusy = state.status === 'submitting'
  return (
    <form
      ref={form}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      data-draft={contactDraft}
      data-early={isEarly || undefined}
      className="form grid gap-5"
      onInvalid={explainInvalid}
      onSubmit={send}
    >
      {state.status === 'error' && (
        <FailedPanel
          mailHref={() => mailLink(email, form.current ? readValues(form.current) : {})}
        />
      )}
      <MessageFields
        noEmail={noEmail}
        interests={interests}
        isApplication={isApplication}
        errors={state.status === 'error' ? state.fieldErrors : {}}
      />
      {fields?.map(({ name, value }) => (
        // Without the tabindex, it would become part of the draft.
        <input key={name} type="hidden" name={name} value={value} tabIndex={-1} />
      ))}
      <div>
        <button type="submit" className={button()} disabled={isBusy} onClick={trimFields}>
          {isBusy ? strings.sending : isApplication ? strings.sendApplication : strings.send}
        </button>
        <p className="sr-only" role="status">
          {isBusy && strings.sending}
        </p>
      </div>
    </form>
  )
}

/** Offers email after a failure, which the toast announces. Takes focus, unless the visitor is in a field. */
function FailedPanel({ mailHref }: { mailHref: () => string }) {
  const strings = useBrowserStrings().form
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isInField()) panel.current?.focus()
  }, [])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="grid grid-cols-[32px_minmax(0,1fr)] gap-3 rounded-sm border-l-6 border-gurans-700 bg-gurans-50 px-5 py-4 text-gurans-800"
    >
      <Icon of={CircleAlert} size={26} className="mt-0.5" />
      <div>
        <p>
          <b className="block">{strings.failed.title}</b>
          {strings.failed.text}
        </p>
        <a
          href={mailHref()}
          className="-my-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
          onClick={({ currentTarget }) => currentTarget.setAttribute('href', mailHref())}
        >
          {strings.byMail}
        </a>
      </div>
    </div>
  )
}

type FieldsProps = Pick<FormProps, 'noEmail' | 'interests' | 'isApplication'> & {
  errors: FieldErrors
}

function MessageFields({ noEmail, interests, isApplication, errors }: FieldsProps) {
  const strings = useBrowserStrings().form
  const field = (name: FieldName) => ({ id: `_contact-${name}`, name, error: errors[name] })
  return (
    <>
      {/* Names the program, plan or service of a call to action. Hidden after a plain visit. */}
      <p className="border-l-6 border-marigold pl-4 hidden has-[>output:first-of-type:not(:empty)]:block *:font-semibold">
        {strings.carried} <Carried name="about" />
        {strings.carriedEnd}
        {strings.notSent}
        <Carried name="carried" hidden />
        <Carried name="application" hidden />
      </p>
      <div className="form-row">
        {/* An application has the phone beside the email. */}
        <div className={isApplication ? 'md:col-span-full' : undefined}>
          <TextField {...field('name')} label={strings.fullName} autoComplete="name" required />
        </div>
        <TextField
          {...field('email')}
          type="email"
          label={strings.email}
          hint={noEmail}
          autoComplete="email"
          required
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={strings.phone}
          hint={isApplication ? strings.call : undefined}
          autoComplete="tel"
        />
        {interests && (
          <SelectField
            {...field('interest')}
            label={strings.interest}
            none={strings.noInterest}
            options={interests}
          />
        )}
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

/** A part of the draft that a link adds (draft.ts). The loader fills it in. */
const Carried = ({ name, hidden }: { name: string; hidden?: boolean }) => (
  <output id={`_contact-${name}`} hidden={hidden} suppressHydrationWarning>
    {''}
  </output>
)
