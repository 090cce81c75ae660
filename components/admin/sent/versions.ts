import type { AppEventListener } from '@sveltia/cms'
import { languageNames, type Translation, translationPath } from '#content/schema/languages.ts'
import type { Group, siteFormat } from '../format.ts'
import { formatOfForm, formFinder, marks, partOf } from '../forms.ts'
import type { FormEntry, Forms } from '../messages.ts'
import { isSame, merge } from './merge.ts'
import { type Proposal, refusal, type Repository, type Sent } from './repository.ts'

type Place = Pick<FormEntry, 'collection' | 'path'>

type Format = Pick<typeof siteFormat, 'fromFile' | 'toFile'>

/** A number that stands for a text. The editor's search finds no word in it. */
async function numberOf(text: string): Promise<number> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim()))
  return Number(new DataView(bytes).getBigUint64(0) >> 11n)
}

/** The texts saved in this tab, by the marks of their forms. */
const ofSaved = new Map<unknown, number>()

/** A format whose forms know the text that they come from, even if a backup brings them back. */
export const withVersions = ({ fromFile, toFile }: Format) => ({
  fromFile: async (text: string) => ({ ...fromFile(text), [marks.read]: await numberOf(text) }),
  async toFile(form: Group) {
    const text = toFile(partOf(form, 'fields'))
    if (marks.saved in form) ofSaved.set(form[marks.saved], await numberOf(text))
    return text
  },
})

/** The text that a form comes from, by the marks of the form: the present one of its file, or an earlier one. */
async function textBefore(
  known: readonly unknown[],
  text: string | undefined,
  history: () => Promise<string[]>,
): Promise<string | undefined> {
  if (text !== undefined && (await numberOf(text)) === known[0]) return text
  const earlier = known.length === 0 ? [] : await history()
  const numbers = await Promise.all(earlier.map(numberOf))
  const places = known.map((mark) => numbers.findIndex((each) => each === mark))
  return earlier[places.find((place) => place !== -1) ?? -1]
}

const isLater = (date: string | null) => Date.parse(date ?? '') > performance.timeOrigin

/** The editor reads the proposals once, at its start. It must not add to one that it doesn't know, or to an old one. */
function changedSince({ number, state, createdAt, closedAt }: Proposal, isFork: boolean) {
  if (state === 'OPEN')
    return isLater(createdAt) ? `Proposal #${number} has changed this text since` : undefined
  const isOver = isLater(closedAt) && (state === 'MERGED' || !isFork)
  return isOver ? `Proposal #${number} was accepted or closed since` : undefined
}

const entryOf = ({ collection, slug }: Sent) => `${collection}/${slug}`

/**
 * Adds to the files of an entry, before they are saved, what others changed since its form was opened.
 * `keep` shows a writer the words that weren't sent.
 */
export function onlyOwnChange(repository: Repository, forms: Forms, keep: (words: Group) => void) {
  const formOf = formFinder(forms)
  const sentHere = new Set<string>()

  const read = (place: Place, text: string) => formatOfForm(forms, formOf(place)).fromFile(text)
  /** What the form of an entry calls a field. */
  const labelOf = (place: Place, field: string) =>
    formOf(place)?.fields?.find(({ name }) => name === field)?.label ?? field

  const preSave: AppEventListener['handler'] = async ({ entry }) => {
    if (repository.isFolder()) return entry
    const { data, i18n, newRecord, ...place } = entry.toJS()
    const original = { path: place.path, form: data as Group, language: '' }
    const translated = Object.entries(i18n).map(([locale, own]) => {
      const language = locale as Translation
      const { data: form = {} }: { data?: Group } = Object(own)
      const path = translationPath(place.path, language)
      return { path, form, language: ` (${languageNames[language]})` }
    })
    const files = [original, ...translated]
    const paths = files.map(({ path }) => path)
    const now = await repository.find(place, paths)
    const versions = await Promise.all(
      files.map(async ({ form, path, language }, index) => {
        const text = now.texts[index]
        const from = newRecord ? [] : [ofSaved.get(form[marks.saved]), form[marks.read]]
        const known = from.filter((mark) => mark !== undefined)
        const before = await textBefore(known, text, () => now.history(path))
        const base = before === undefined ? {} : read(place, before)
        return { form, language, text, before, base, isNew: known.length === 0 }
      }),
    )

    function refuse(reason: string): Error {
      const typed = versions.flatMap(({ form, base, language }) =>
        Object.entries(partOf(form, 'fields'))
          .filter(([name, value]) => !isSame(value, base[name]))
          .map(([name, value]) => [labelOf(place, name) + language, value] as const),
      )
      keep(Object.fromEntries(typed))
      return refusal(
        `${reason} you opened it. Nothing was sent, and nothing is lost: what you typed is here and in the box below. Reload the page, and enter it again.`,
      )
    }

    function changed({ form, text, before, base, isNew }: (typeof versions)[number]): Group {
      if (text === undefined && !isNew) throw refuse('Someone else has deleted this since')
      if (text === undefined || text === before) return form
      const { data: all, conflicts } = merge(base, form, read(place, text))
      if (conflicts.length === 0) return all
      const fields = conflicts.map((name) => `“${labelOf(place, name)}”`).join(', ')
      throw refuse(`Someone else has changed ${fields} since`)
    }

    const reason = now.proposal && changedSince(now.proposal, now.isFork)
    if (reason !== undefined && !sentHere.has(entryOf(place))) throw refuse(reason)
    // Each saved text gets a mark, since the form keeps that of the text that was read.
    const [merged = {}, ...others] = versions.map((version) =>
      Object.assign({}, changed(version), { [marks.saved]: Math.random() }),
    )
    const codes = Object.keys(i18n)
    return entry
      .set('data', merged)
      .set('i18n', Object.fromEntries(codes.map((code, index) => [code, { data: others[index] }])))
  }

  const postSave: AppEventListener['handler'] = ({ entry }) => {
    sentHere.add(entryOf(entry.toJS()))
  }
  return { preSave, postSave }
}
