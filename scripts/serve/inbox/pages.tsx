import type { ReactNode } from 'react'
import { counted } from '#scripts/system/text/counted.ts'
import { type AnswerName, answers } from './answers.ts'
import type { Message } from './messages.ts'

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href="/__inbox/style.css" />
      </head>
      <body>
        <h1>{title}</h1>
        {children}
      </body>
    </html>
  )
}

type AnswerPageProps = { status: number; explanation?: string; back: string }

/** The answer to a form that is sent without JavaScript, with a link back to the site. */
export function AnswerPage({ status, explanation, back }: AnswerPageProps) {
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

type InboxPageProps = { messages: readonly Message[]; answer: AnswerName; home: string }

/** More would take seconds to show. */
const mostShown = 100

/** The newest messages, and the switches for the next answer. */
export const InboxPage = ({ messages, answer, home }: InboxPageProps) => (
  <Page title="Inbox">
    <p>
      It replaces the form service on this computer. <a href="/__inbox">Look again</a> or{' '}
      <a href={home}>go to the site</a>.
    </p>
    <form method="post" action="/__inbox/answer">
      <fieldset>
        <legend>The next messages</legend>
        {Object.entries(answers).map(([value, { label }]) => (
          <label key={value}>
            <input type="radio" name="answer" value={value} defaultChecked={value === answer} />{' '}
            {label}
          </label>
        ))}
        <button>Set</button>
      </fieldset>
    </form>
    <h2>{counted(messages.length, 'message')}</h2>
    {messages.length > mostShown && (
      <p>
        These are the newest {mostShown}. All are in <code>.inbox/messages.jsonl</code>.
      </p>
    )}
    {messages.slice(0, mostShown).map(({ at, spam, fields }) => (
      <article key={at}>
        <h3>
          {new Date(at).toLocaleString('en-GB')}
          {spam && ': spam, since the honeypot field was filled in'}
        </h3>
        <dl>
          {fields.map(([name, value]) => (
            <div key={`${name} ${value}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </article>
    ))}
    {messages.length > 0 && (
      <details>
        <summary>Delete all…</summary>
        <form method="post" action="/__inbox/delete">
          <button>Yes, delete {counted(messages.length, 'message')}</button>
        </form>
      </details>
    )}
  </Page>
)
