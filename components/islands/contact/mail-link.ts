import { formStrings as strings } from '#components/strings.ts'
import { fieldNames, type Values } from './fields.ts'

/** A mailto address with the message, for when sending it fails. */
export function mailLink(email: string, values: Values): string {
  const { message = '', ...rest } = values
  const lines = fieldNames.flatMap((name) => (name !== 'message' && rest[name] ? [rest[name]] : []))
  const body = [message, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
  const query = { subject: strings.mailSubject, body: body.replaceAll(/\r?\n/g, '\r\n') }
  const parameters = Object.entries(query).map(
    ([key, text]) => `${key}=${encodeURIComponent(text)}`,
  )
  return `mailto:${email}?${parameters.join('&')}`
}
