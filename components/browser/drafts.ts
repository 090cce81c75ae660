import { readSession, writeSession } from './session.ts'

/**
 * The loader saves the fields and outputs of each form with `data-draft="name"` under that name in
 * session storage. A draft survives a reload, another page and an island that never loads.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLOutputElement

/** Field id → value. */
type Draft = Readonly<Record<string, string>>

export const fieldsOf = (form: HTMLElement) =>
  // The honeypot and hidden fields have a tabindex.
  form.querySelectorAll<Field>(':is(input, select, textarea, output):not([tabindex])')

export const readDraft = (name: string): Draft => Object(readSession(name))

/** Joins two texts, unless one contains the other. */
export const joined = (first: string, second: string): string => {
  if (first.includes(second)) return first
  return second.includes(first) ? second : `${first}\n\n${second}`
}

function fill(field: Field, saved: string): void {
  if (!field.value) field.value = saved
  // Text that was typed before this script ran stays.
  else if (field instanceof HTMLTextAreaElement) field.value = joined(saved, field.value)
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}

function save(form: HTMLElement): void {
  const values = Array.from(fieldsOf(form), ({ id, value }) => [id, value])
  writeSession(form.dataset['draft'] ?? '', Object.fromEntries(values))
}

/** Fills in the drafts of the forms in `root`. A field keeps the value that it has, and the draft gets it. */
export function restoreDrafts(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLElement>('[data-draft]')) {
    const draft = readDraft(form.dataset['draft'] ?? '')
    let isTyped = false
    for (const field of fieldsOf(form)) {
      const saved = draft[field.id] ?? ''
      if (saved === field.value) continue
      isTyped ||= field.value !== ''
      fill(field, saved)
    }
    if (isTyped) save(form)
  }
}

function saveDraft({ target }: Event): void {
  const form = target instanceof Element ? target.closest<HTMLElement>('[data-draft]') : null
  if (form) save(form)
}

/** Restores drafts and saves them from now on. */
export function trackDrafts(): void {
  restoreDrafts(document)
  document.addEventListener('input', saveDraft)
  // The browser may restore fields of an earlier visit later than this script runs.
  addEventListener('pageshow', () => restoreDrafts(document))
}
