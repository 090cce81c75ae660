import { documentStrings } from '#components/strings/browser-strings.ts'
import type { Values } from './fields.ts'

/** Windows and Chromium open no address of more than about 2,048 characters. */
const maxAddress = 2000
const maxSender = 600

/** Before Firefox 125, characters: a letter of Nepali may be several. */
const lettersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : text

/**
 * A text as a part of an address, where a letter of Nepali takes nine characters. One that takes more
 * than `max` is cut at the end of a letter, and says so.
 */
function encoded(text: string, max: number): string {
  const whole = encodeURIComponent(text)
  if (whole.length <= max) return whole
  const ending = encodeURIComponent(documentStrings().form.mailCut)
  let start = ''
  for (const letter of lettersOf(text)) {
    const longer = start + encodeURIComponent(letter)
    if (longer.length + ending.length > max) break
    start = longer
  }
  return start + ending
}

/** A mailto address with the message, for when sending it fails. The form keeps what is cut. */
export function mailLink(email: string, { message = '', ...rest }: Values): string {
  const subject = encodeURIComponent(documentStrings().form.mailSubject)
  const start = `mailto:${email}?subject=${subject}&body=`
  const sender = encoded(Object.values(rest).filter(Boolean).join('\r\n'), maxSender)
  const ending = sender && encodeURIComponent('\r\n\r\n') + sender
  const room = maxAddress - start.length - ending.length
  return start + encoded(message.replaceAll(/\r?\n/g, '\r\n'), room) + ending
}
