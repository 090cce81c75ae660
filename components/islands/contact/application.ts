import { readDraft } from '#components/browser/drafts.ts'
import { documentStrings } from '#components/strings/browser-strings.ts'
import { breakable } from '#components/unbroken.ts'
import { carryToContact, contactDraft } from './draft.ts'

/** A program that a visitor applies for. A link carries it to the contact form as JSON. */
export type Application = {
  /** The title of the program. */
  program: string
  /** The hour of its colours. */
  hour: string
  dates: readonly ApplicationDate[]
  /** How to apply. */
  steps: readonly string[]
}

/** An intake: `words` go into the message, `facts` only help to choose. */
export type ApplicationDate = { words: string; facts: readonly string[] }

/** The values of the contact form for a date of a program, or for none. */
export function applyFor(program: string, date: string | undefined, { form }: Sentences) {
  const about = date === undefined ? program : `${program}, ${date}`
  return { about, message: breakable(form.applyFor(about)) }
}

type Sentences = { form: { applyFor: (about: string) => string } }

/** An application, and the `words` of its chosen date. */
export type Chosen = { application: Application; date: string | undefined }

/**
 * The application that a link has carried to this page. Undefined on a plain visit, and after a later
 * link, whose message is not one of the application.
 */
export function readApplication(): Chosen | undefined {
  const { '_contact-application': json, '_contact-carried': carried } = readDraft(contactDraft)
  if (location.hash !== '#message' || !json) return undefined
  const application: Application = JSON.parse(json)
  const { program, dates } = application
  return [...dates.map(({ words }) => words), undefined]
    .filter((date) => applyFor(program, date, documentStrings()).message === carried)
    .map((date) => ({ application, date }))[0]
}

/** Writes a date into the message, in place of the one that it names. */
export function chooseDate(program: string, date: string | undefined): void {
  const interest = readDraft(contactDraft)['_contact-interest']
  carryToContact({ ...applyFor(program, date, documentStrings()), interest })
  const draft = readDraft(contactDraft)
  for (const id of ['_contact-about', '_contact-carried', '_contact-message']) {
    const field = document.querySelector<HTMLTextAreaElement | HTMLOutputElement>(`#${id}`)
    if (field) field.value = draft[id] ?? ''
  }
}
