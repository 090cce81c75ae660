import type { AppEventListener } from '@sveltia/cms'
import { stringify } from 'yaml'
import { languageNames, translationPath, translations } from '#content/schema/languages.ts'
import type { Group, siteFormat } from '../format.ts'
import { asRead, formatOfForm, formFinder, originOf, withOrigin, withoutOrigin } from '../forms.ts'
import type { Forms } from '../messages.ts'
import { readFolder } from './folder.ts'
import { merge } from './merge.ts'
import { type Proposal, refusal, type Repository, type Sent } from './repository.ts'

type Format = Pick<typeof siteFormat, 'fromFile' | 'toFile'>

/** A format whose forms keep the text that they come from. */
export const withVersions = ({ fromFile, toFile }: Format): Format => ({
  fromFile: (text) => withOrigin(fromFile(text), asRead(text)),
  toFile: (form) => toFile(withoutOrigin(form)),
})

const isLater = (date: string | null) => Date.parse(date ?? '') > performance.timeOrigin

/** Sveltia reads the proposals once, at its start. It must not add to a newer proposal, or to one that is closed. */
function reasonToReload({ number, state, createdAt, closedAt }: Proposal, isFork: boolean) {
  if (state === 'OPEN')
    return isLater(createdAt) ? `Proposal #${number} has changed this text since` : undefined
  const isOver = isLater(closedAt) && (state === 'MERGED' || !isFork)
  return isOver ? `Proposal #${number} was accepted or closed since` : undefined
}

const keyOf = ({ collection, slug }: Sent) => `${collection}/${slug}`

const linesIn = (value: unknown): string[] =>
  (typeof value === 'string' ? value : stringify(value ?? '')).trim().split('\n')

/** A value without the lines that it shares with another value at its start and end. */
function differing(value: unknown, other: unknown): string {
  const [lines, others] = [linesIn(value), linesIn(other)]
  const start = lines.findIndex((line, index) => line !== others[index])
  if (start === -1) return lines.join('\n')
  const after = lines.toReversed().findIndex((line, index) => line !== others.at(-1 - index))
  return lines.slice(start, Math.max(start + 1, lines.length - after)).join('\n')
}

/** Before an entry is saved, adds the changes that others made to its files since its form was opened. */
export function onlyOwnChange(repository: Repository, forms: Forms) {
  const formOf = formFinder(forms)
  const sentHere = new Set<string>()
  /** The texts of others that the writer has seen. Saving again replaces their words. */
  const told = new Set<string>()

  async function textsNow(entry: Sent, paths: readonly string[]) {
    if (repository.isFolder()) return readFolder(repository.repo, paths)
    const { proposal, isFork, texts } = await repository.find(entry, paths)
    const reason = proposal && reasonToReload(proposal, isFork)
    if (reason !== undefined && !sentHere.has(keyOf(entry)))
      throw refusal(
        `${reason} you opened it, so nothing was saved. Reload the page and open this form: “Restore” brings back what you typed.`,
      )
    return texts
  }

  const preSave: AppEventListener['handler'] = async ({ entry }) => {
    const { data, i18n, newRecord, ...place } = entry.toJS()
    const codes = translations.filter((code) => code in i18n)
    const form = formOf(place)
    const { fromFile, toFile } = formatOfForm(forms, form)

    /** Joins the words of a form with the present text of its file, and says which words clash. */
    function join(own: Group, text: string | undefined, language = '') {
      const fields = withoutOrigin(own)
      const before = newRecord ? undefined : originOf(own)
      if (text === before) return { fields, clashes: [] }
      if (text === undefined) return { fields, clashes: [`They deleted this text${language}.`] }
      const theirs = fromFile(text)
      const { data: joined, conflicts } = merge(
        before === undefined ? {} : fromFile(before),
        fields,
        theirs,
      )
      const clashes = conflicts.map((name) => {
        const label = form?.fields?.find((field) => field.name === name)?.label ?? name
        const [yours, other] = [fields[name], theirs[name]]
        return `“${label}”${language} is now:\n${differing(other, yours)}\nYou typed:\n${differing(yours, other)}`
      })
      return { fields: joined, clashes }
    }

    const paths = [place.path, ...codes.map((code) => translationPath(place.path, code))]
    const texts = await textsNow(place, paths)
    const joined = texts.map((text, index) => {
      const code = codes[index - 1]
      if (code === undefined) return join(data as Group, text)
      const { data: own = {} }: { data?: Group } = Object(i18n[code])
      return join(own, text, ` (${languageNames[code]})`)
    })
    const clashes = joined.flatMap((each, index) => {
      const version = `${paths[index]} ${texts[index]}`
      if (each.clashes.length === 0 || told.has(version)) return []
      told.add(version)
      return each.clashes
    })
    if (clashes.length > 0)
      throw refusal(
        [
          'Someone else has changed this since you opened it, so nothing was saved.',
          ...clashes,
          'Copy what you want of theirs into the form, and save again: your words then replace theirs.',
        ].join('\n\n'),
      )
    const [original = {}, ...others] = joined.map(({ fields }) =>
      withOrigin(fields, asRead(toFile(fields))),
    )
    return entry
      .set('data', original)
      .set('i18n', Object.fromEntries(codes.map((code, index) => [code, { data: others[index] }])))
  }

  const postSave: AppEventListener['handler'] = ({ entry }) => {
    sentHere.add(keyOf(entry.toJS()))
  }
  return { preSave, postSave }
}
