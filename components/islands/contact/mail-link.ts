import { documentStrings } from '#components/strings/browser-strings.ts'
import type { Values } from './fields.ts'

/** Longer addresses don't open in some mail programs. */
const maxBody = 1500
const maxSender = 400

/** Cuts a text of more than `max` UTF-16 code units at the end of a character, and says so. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const { mailCut } = documentStrings().form
  const end = new Intl.Segmenter().segment(text).containing(max - mailCut.length)?.index
  return text.slice(0, end) + mailCut
}

/** A mailto address with the message, for when sending it fails. The form keeps what is cut. */
export function mailLink(email: string, { message = '', ...rest }: Values): string {
  const sender = cut(Object.values(rest).filter(Boolean).join('\r\n'), maxSender)
  const ending = sender && `\r\n\r\n${sender}`
  const body = cut(message.replaceAll(/\r?\n/g, '\r\n'), maxBody - ending.length) + ending
  return `mailto:${email}?subject=${encodeURIComponent(documentStrings().form.mailSubject)}&body=${encodeURIComponent(body)}`
}
