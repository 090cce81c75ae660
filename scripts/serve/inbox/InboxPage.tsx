import { answers, type Answer } from './answers.ts'
import type { Message } from './message-store.ts'
import { Page } from './Page.tsx'

type Props = { messages: Message[]; answer: Answer; home: string; problem: string | null }

/** The messages that came in, newest first, and the switches for what the next one is answered. */
export function InboxPage({ messages, answer, home, problem }: Props) {
  return (
    <Page title="Inbox">
      <p>
        It stands in for the form service on this computer. <a href="/__inbox">Look again</a> or{' '}
        <a href={home}>go to the site</a>.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <Switches answer={answer} />
      <h2>
        {messages.length} {messages.length === 1 ? 'message' : 'messages'}
      </h2>
      {messages.map((message) => (
        <Entry key={message.id} message={message} />
      ))}
      {messages.length > 0 && <DeleteAll count={messages.length} />}
    </Page>
  )
}

function Switches({ answer }: { answer: Answer }) {
  return (
    <form method="post" action="/__inbox/answer">
      <fieldset>
        <legend>The next messages</legend>
        {Object.entries(answers).map(([name, label]) => (
          <label key={name}>
            <input type="radio" name="answer" value={name} defaultChecked={name === answer.name} />
            {label}
          </label>
        ))}
        <label>
          Slowly takes
          <input
            type="number"
            name="seconds"
            min={1}
            max={600}
            required
            defaultValue={answer.seconds}
          />
          seconds
        </label>
      </fieldset>
      <button>Set</button>
    </form>
  )
}

function Entry({ message }: { message: Message }) {
  return (
    <article>
      <h3>
        <time dateTime={message.at}>{new Date(message.at).toLocaleString('en-GB')}</time>
        {message.spam && <strong> Spam: the honeypot field was filled in</strong>}
      </h3>
      <dl>
        {message.fields.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {message.type}, told to: {message.answer}
      </p>
    </article>
  )
}

function DeleteAll({ count }: { count: number }) {
  return (
    <details>
      <summary>Delete all…</summary>
      <form method="post" action="/__inbox/delete">
        <button>Yes, delete {count === 1 ? 'the message' : `all ${count} messages`}</button>
      </form>
    </details>
  )
}
