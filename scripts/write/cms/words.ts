import type { Field } from '#scripts/read/fields/index.ts'
import { inFiles } from '../draft.ts'

/** Labels for fields and values whose names say too little. */
export const plain: Readonly<Record<string, string>> = {
  id: 'Number',
  order: 'Place in the list',
  formerly: 'Former addresses',
  lang: 'Language',
  src: 'Picture',
  alt: 'What it shows',
  to: 'Leads to',
  url: 'Web address',
  whatsapp: 'WhatsApp',
  Action: 'Button',
  en: 'English',
  ne: 'Nepali',
}

/** `publishFrom` becomes `Publish from`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return plain[name] ?? `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

/** The label of the button that adds an entry to a list: `Place` for `Places`. */
export const singular = (label: string): string => label.replace(/(?<=ss)es$|(?<!s)s$/, '')

/** With an example: a form shows limits and choices itself, and days as the browser writes them. */
export function hintOf({ description, example, type, limits, meta }: Field): string {
  const isShown =
    type === 'list' ||
    type === 'choice' ||
    limits().format === 'date' ||
    (meta.file ?? meta.reference) !== undefined
  const hasExample = example !== undefined && !isShown
  return [description, ...(hasExample ? [`For example ${example}.`] : [])]
    .join(' ')
    .replaceAll(inFiles, '')
    .replaceAll(/`(\w+)`/g, (_, name: string) => `“${labelOf(name)}”`)
    .replace(/^True\b/, 'Yes')
    .trim()
}

export const hintOfText =
  'Markdown, one sentence a line. The buttons write it, and so does a paste from Word or Google Docs.'

export const hintOfSlug =
  'The end of its address on the site: it follows the name until the first save, and then stays.'
