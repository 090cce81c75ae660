import { expect, test } from 'vitest'
import { browserStrings, pageStrings } from '#components/strings/ne.ts'

/** The texts of a module of strings by their path, without functions. */
const textsIn = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(Object(value)).flatMap(([name, each]) => textsIn(each, `${path} ${name}`))

const { language: _, ...shown } = browserStrings
const texts = [...textsIn(shown, 'browser'), ...textsIn(pageStrings, 'page')]

test.each(texts.filter(([, text]) => /\p{L}/u.test(text)))(
  'the Nepali text %s is in Devanagari: %s',
  (_path, text) => {
    expect(text).toMatch(/\p{scx=Devanagari}/u)
    expect(text).not.toMatch(/\s[।:!?]|\d/)
  },
)
