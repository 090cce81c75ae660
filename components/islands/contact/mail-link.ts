import { documentStrings } from '#components/strings/browser-strings.ts'
import type { Values } from './fields.ts'

/** Windows and Chromium open no address of more than about 2,048 characters. */
const maxAddress = 2000

/** A mailto address with the message, for when sending it fails. The form keeps what is cut off. */
export function mailLink(email: string, { message = '', ...rest }: Values): string {
  const { mailSubject, mailCut } = documentStrings().form
  // `Array.from` keeps surrogate pairs together: encodeURIComponent throws on half a pair.
  const sender = Array.from(Object.values(rest).filter(Boolean).join('\n')).slice(0, 150).join('')
  const address = (text: string) => {
    const body = `${text}\n\n${sender}`.trim().replaceAll(/\r?\n/g, '\r\n')
    return `mailto:${email}?subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(body)}`
  }
  const characters = Array.from(message)
  let link = address(message)
  while (link.length > maxAddress && characters.length > 0) {
    characters.length -= Math.ceil(characters.length / 20)
    link = address(characters.join('') + mailCut)
  }
  return link
}
