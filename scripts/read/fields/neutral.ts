import type { Field } from './describe.ts'

/** RFC 2606 reserves these hosts for examples. */
const exampleHost = /(?:^|[/@.])example\.(?:org|com|net)(?=[/:?#]|$)/i
/** A profile or a form as in a manual: `facebook.com/example`. */
const exampleAccount = /^https:\/\/\S+\/(?:example|your-?name|abcdwxyz|your-?form-?id)\/?$/i

/** True if a link or an email address is only an example. */
export const isNeutralAddress = (text: string): boolean =>
  exampleHost.test(text) || exampleAccount.test(text)

/** True for the neutral value of a field, in another notation too: `Partner 2`, `+97710000000`. */
export const isNeutral = (text: string, { neutral }: Field['meta']): boolean =>
  isNeutralAddress(text) || (neutral !== undefined && plain(text) === plain(neutral))

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/ \d\d?$/, ' 1')
    .replaceAll(/[^+\p{L}\p{M}\p{N}]/gu, '')
