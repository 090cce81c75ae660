import { CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { useBrowser } from '#components/browser/hooks.ts'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { closeToasts, durationMs } from '#components/toasts/store.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { isInField, trimFields, type Values } from './fields.ts'
import { mailLink } from './mail-link.ts'

type Props = {
  email: string
  /** Reads the form. */
  values: () => Values
  /** True if there was no connection. The message can be sent again when it is back. */
  wasOffline: boolean
}

/** Appears above the fields after a failure and takes focus, unless it is in a field. Closes the toast once it has been in view. */
export function FailedAlert({ email, values, wasOffline }: Props) {
  const strings = useBrowserStrings().form
  const mailHref = () => mailLink(email, values())
  const alert = useRef<HTMLDivElement>(null)
  const isOnline = useBrowser(() => navigator.onLine, true)
  useEffect(() => {
    if (!alert.current) return
    if (!isInField()) alert.current.focus()
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
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[1.75rem_1fr] gap-3 rounded-sm border-l-6 border-gurans-700 bg-gurans-50 px-5 py-4 text-gurans-800"
    >
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
          className="-mb-2.5 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
          onClick={({ currentTarget }) => currentTarget.setAttribute('href', mailHref())}
        >
          {strings.byMail}
        </a>
      </div>
    </div>
  )
}
