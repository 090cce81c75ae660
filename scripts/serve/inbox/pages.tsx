import type { ReactNode } from 'react'
import { counted } from '#scripts/system/counted.ts'
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
        <main>
          <h1>{title}</h1>
          {children}
        </main>
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

type InboxPageProps = {
  messages: Message[]
  answer: AnswerName
  home: string
  problem: string | null
}

/** The messages, newest first, and the switches for the next answer. */
export function InboxPage({ messages, answer, home, problem }: InboxPageProps) {
  const count = messages.length
  return (
    <Page title="Inbox">
      <p>
        It replaces the form service on this computer. <a href="/__inbox">Look again</a> or{' '}
        <a href={home}>go to the site</a>.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <form method="post" action="/__inbox/answer">
        <fieldset>
          <legend>The next messages</legend>
          {Object.entries(answers).map(([value, { label }]) => (
            <label key={value}>
              <input type="radio" name="answer" value={value} defaultChecked={value === answer} />{' '}
              {label}
            </label>
          ))}
        </fieldset>
        <button>Set</button>
      </form>
      <h2>{counted(count, 'message')}</h2>
      {messages.map((message) => (
        <Entry key={message.at} message={message} />
      ))}
      {count > 0 && (
        <details>
          <summary>Delete all…</summary>
          <form method="post" action="/__inbox/delete">
            <button>Yes, delete {count === 1 ? 'the message' : `all ${count} messages`}</button>
          </form>
        </details>
      )}
    </Page>
  )
}

function Entry({ message: { at, spam, fields, type, answer } }: { message: Message }) {
  return (
    <article>
      <h3>
        <time dateTime={at}>{new Date(at).toLocaleString('en-GB')}</time>
        {spam && <strong> Spam: the honeypot field was filled in</strong>}
      </h3>
      <dl>
        {fields.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {type}, told to: {answer}
      </p>
    </article>
  )
}
