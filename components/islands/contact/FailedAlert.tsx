import { CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { useOnline } from '#components/browser/use-online.ts'
import { formStrings as strings } from '#components/strings.ts'
import { closeToasts, durationMs } from '#components/toasts/store.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { trimFields, type Values } from './fields.ts'

type Props = {
  /** Returns a mailto address with the message. */
  mailHref: () => string
  /** True if there was no connection. The message can be sent again when it is back. */
  wasOffline: boolean
}

/** Appears above the fields after a failure and takes focus; the toast leaves when it has been in view. */
export function FailedAlert({ mailHref, wasOffline }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  const isOnline = useOnline()
  useEffect(() => {
    if (!alert.current) return
    alert.current.focus()
    let timer = 0
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = window.setTimeout(closeToasts, durationMs)
    })
    observer.observe(alert.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="failed-alert">
      <Icon of={CircleAlert} size={26} className="mt-0.5" />
      <div>
        <p>
          <b className="block">{strings.failed.title}</b>
          {strings.failed.text}
        </p>
        {wasOffline && <p>{isOnline ? strings.onlineAgain : strings.offline}</p>}
        {wasOffline && isOnline && (
          <button type="submit" className={`${button()} mt-3`} onClick={trimFields}>
            {strings.sendNow}
          </button>
        )}
        <a
          href={mailHref()}
          className="failed-mail"
          onClick={({ currentTarget }) => currentTarget.setAttribute('href', mailHref())}
        >
          {strings.byMail}
        </a>
      </div>
    </div>
  )
}

/** Longer addresses don't open in some mail programs. */
const maxBody = 1500
const maxSender = 400

/** Cuts a text of more than `max` UTF-16 code units at the end of a character, and says so. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const end = new Intl.Segmenter().segment(text).containing(max - strings.mailCut.length)?.index
  return text.slice(0, end) + strings.mailCut
}

/** A mailto address with the message, for when sending it fails. The form keeps what is cut. */
export function mailLink(email: string, { message = '', ...rest }: Values): string {
  const sender = cut(Object.values(rest).filter(Boolean).join('\r\n'), maxSender)
  const ending = sender && `\r\n\r\n${sender}`
  const body = cut(message.replaceAll(/\r?\n/g, '\r\n'), maxBody - ending.length) + ending
  return `mailto:${email}?subject=${encodeURIComponent(strings.mailSubject)}&body=${encodeURIComponent(body)}`
}
