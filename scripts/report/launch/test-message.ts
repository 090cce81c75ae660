import type { Site } from '#content/kinds/site.ts'
import { isNeutralAddress } from '#scripts/read/fields/index.ts'
import { codeOf, messageOf, UserError } from '#scripts/system/failure.ts'
import { printable } from '#scripts/system/text/printable.ts'

/**
 * Sends one message to the form service, as a visitor's browser does, and returns in words what came
 * back. Throws a `UserError` if there is no service yet, or if a visitor would not see success.
 */
export async function sendTestMessage({ url, email, form }: Pick<Site, 'url' | 'email' | 'form'>) {
  if (!form || isNeutralAddress(form.endpoint))
    throw new UserError(
      'content/site.yaml names no form service: see "Set up the form" in HOSTING.md',
    )
  const body = new FormData()
  for (const { name, value } of form.fields ?? []) body.set(name, value)
  body.set('name', 'Test')
  body.set('email', email)
  body.set('message', 'A test of the contact form of the website. It needs no answer.')
  const answer = await fetch(form.endpoint, {
    method: 'POST',
    body,
    // A service may accept messages from the pages of one site alone.
    headers: { Accept: 'application/json', Origin: new URL(url).origin, Referer: url },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => {
    const why = codeOf(error.cause) || messageOf(error)
    throw new UserError(`${form.endpoint} does not answer: ${why}`, { cause: error })
  })
  const type = answer.headers.get('content-type') ?? 'no type'
  const text = (await answer.text()).replaceAll(/\s+/g, ' ').slice(0, 500)
  const said = printable(`${form.endpoint} answered ${answer.status} (${type}): ${text}`)
  if (!answer.ok || /html/i.test(type))
    throw new UserError(`${said}\nA visitor would see that the message was not sent.`)
  return `${said}\nA visitor would see that the message was sent. See whether it has arrived.`
}
