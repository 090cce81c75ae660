import { Page } from './Page.tsx'

type Props = { status: number; explanation?: string; back: string }

/** What a visitor without JavaScript sees after sending, with the way back to the site. */
export function AnswerPage({ status, explanation, back }: Props) {
  const ok = status < 400
  return (
    <Page title={ok ? 'Thank you' : 'Your message was not sent'}>
      <p>{ok ? 'Your message has arrived.' : `The answer is ${status}: ${explanation}`}</p>
      <p>
        <a href={back}>Back to the site</a>
      </p>
    </Page>
  )
}
