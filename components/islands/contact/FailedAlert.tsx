import { CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { formStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { useOnline } from '#components/browser/use-browser.ts'

type Props = {
  /** The same text as a mail. */
  mailHref: () => string
  /** Whether it failed because there was no connection: then it is offered again when there is one. */
  wasOffline: boolean
}

/** Stands above the fields after a failure and takes focus; the fields keep what was typed. */
export function FailedAlert({ mailHref, wasOffline }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const isOnline = useOnline()
  useEffect(() => alert.current?.focus(), [])
  const refresh = () => link.current?.setAttribute('href', mailHref())
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
          <button type="submit" className={`${button()} mt-3`}>
            {strings.sendNow}
          </button>
        )}
        <a ref={link} href={mailHref()} className="failed-mail" onClick={refresh}>
          {strings.byMail}
        </a>
      </div>
    </div>
  )
}
