import { formStrings as strings } from '#components/strings.ts'
import { fieldNames, type Values } from './fields.ts'

/** Longer addresses don't open in some mail programs. In UTF-16 code units, as `maxSender`. */
const maxBody = 1500
const maxSender = 400

/** Shortens a text that is too long at the end of a character, and appends `note`. */
function shorten(text: string, max: number, note: string): string {
  if (text.length <= max) return text
  const end = new Intl.Segmenter().segment(text).containing(max - note.length)?.index
  return text.slice(0, end) + note
}

/** A mailto address with the message, for when sending it fails. The form keeps what is cut. */
export function mailLink(email: string, values: Values): string {
  const { message = '', ...rest } = values
  const lines = fieldNames.flatMap((name) => (name !== 'message' && rest[name] ? [rest[name]] : []))
  const sender = shorten(lines.join('\r\n'), maxSender, '…')
  const ending = sender && `\r\n\r\n${sender}`
  const text = message.replaceAll(/\r?\n/g, '\r\n')
  const body = shorten(text, maxBody - ending.length, strings.mailCut) + ending
  return `mailto:${email}?subject=${encodeURIComponent(strings.mailSubject)}&body=${encodeURIComponent(body)}`
}
