import { CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { formStrings as strings } from '#components/strings.ts'
import { Icon } from '#components/ui/Icon.tsx'

type Props = {
  /** The same text as a mail. */
  mailHref: () => string
}

/** Stands above the fields after a failure and takes focus; the fields keep what was typed. */
export function FailedAlert({ mailHref }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
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
        <a ref={link} href={mailHref()} className="failed-mail" onClick={refresh}>
          {strings.byMail}
        </a>
      </div>
    </div>
  )
}
