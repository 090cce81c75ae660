import { readSession, writeSession } from './session.ts'

/**
 * What is typed into a form that has `data-draft` is kept under that name in the tab's session,
 * by the ids of its fields, from the moment the loader runs. It outlives a reload, another page
 * and a script that never comes; no island needs to be alive for it.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What stands, or is to stand, in fields with these ids. */
export type Draft = Readonly<Record<string, string>>

const fieldsOf = (form: HTMLElement) =>
  // One that the keyboard passes by is a trap for robots.
  form.querySelectorAll<Field>(':is(input, select, textarea):not([tabindex])')

/** What is kept under a name; what is no text is left out. */
export const readDraft = (name: string): Draft =>
  Object.fromEntries(
    Object.entries(Object(readSession(name))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Two texts as one, if neither holds the other: of what was written nothing is lost. */
const joined = (first: string, second: string) => {
  if (first.includes(second)) return first
  return second.includes(first) ? second : `${first}\n\n${second}`
}

/** Adds to what is kept under a name: a newer value stands, and of two messages none is lost. */
export function addToDraft(name: string, values: Draft): void {
  const draft = { ...readDraft(name) }
  for (const [id, value] of Object.entries(values)) {
    if (value) draft[id] = id.endsWith('message') ? joined(draft[id] ?? '', value) : value
  }
  writeSession(name, draft)
}

function fill(field: Field, kept: string): void {
  // A letter typed before this script ran stays, and the caret stays at its place.
  if (field.value && field instanceof HTMLTextAreaElement) {
    const { length } = field.value
    const both = joined(kept, field.value)
    if (both.endsWith(field.value)) field.setRangeText(both.slice(0, -length), 0, 0)
    else field.value = both
  } else if (!field.value) field.value = kept
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}

/** Fills in what was typed before; what stands in a field already stays. */
export function restoreDrafts(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-draft]')) {
    const draft = readDraft(form.dataset['draft'] ?? '')
    for (const field of fieldsOf(form)) {
      const kept = draft[field.id]
      if (kept && kept !== field.value) fill(field, kept)
    }
  }
}

function keep({ target }: Event): void {
  const form = target instanceof Element ? target.closest<HTMLElement>('[data-draft]') : null
  if (!form) return
  const values = Array.from(fieldsOf(form), ({ id, value }) => [id, value])
  writeSession(form.dataset['draft'] ?? '', Object.fromEntries(values))
}

/** Keeps drafts from now on, and fills in those of before. */
export function keepDrafts(): void {
  restoreDrafts(document)
  document.addEventListener('input', keep)
  // The browser itself fills in fields late, with what it knows of an earlier visit.
  addEventListener('pageshow', () => restoreDrafts(document))
}
