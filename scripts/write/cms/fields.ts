import { posix } from 'node:path'
import type { Field as FormField } from '@sveltia/cms'
import { choiceOf, chosen, group } from '#components/admin/format.ts'
import { isFlag } from '#content/schema/fields.ts'
import { collectionKinds, kinds } from '#content/kinds/table.ts'
import type { Field } from '#scripts/read/fields/index.ts'
import { namingField } from '../draft.ts'
import { hintOf, labelOf, plain, singular } from './words.ts'

/** A field of a translation has words of its own (true), a place for each group of the original, or is absent. */
type InTranslation = true | 'duplicate' | false

type Common = {
  name: string
  label: string
  hint: string
  required: boolean | string[]
  i18n: InTranslation
}

export type { FormField }

/** The fields of a group as a form shows them, with its translations. */
export const formFields = (fields: readonly Field[]): FormField[] => fields.map(formField)

/** A field of content as a form shows it. */
export function formField(field: Field): FormField {
  const { name, isRequired, type, fields, item, meta } = field
  const label = { name, label: labelOf(name), hint: hintOf(field) }
  const i18n = inTranslation(field)
  // The check names the missing words of a translation.
  const required = isRequired && i18n === true ? ['en'] : isRequired
  const common: Common = { ...label, required, i18n }
  if (meta.isHidden) return { name, widget: 'hidden' }
  if (meta.isGenerated) return { name, widget: 'hidden', default: 'n{{uuid_shorter}}' }
  if (type === 'group') {
    const object = { ...common, ...summaryOf(fields), widget: 'object', collapsed: 'auto' } as const
    if (field.values.length > 0) return { ...object, typeKey: chosen, types: choicesOf(field) }
    return { ...object, fields: formFields(fields) }
  }
  if (type === 'list') return item ? listField(common, field, item) : common
  if (type === 'switch') return select(common, [true, false])
  if (type === 'choice') return choiceField(common, field)
  return type === 'number' ? numberField(common, field) : textField(common, field)
}

/** A group has its place in a list in every language, so that its words stay beside its facts. */
function inTranslation({ name, meta, item, fields }: Field): InTranslation {
  if (meta.prose !== undefined || name === 'toConfirm') return true
  if (item && item.type !== 'group') return inTranslation(item)
  const inner = (item?.fields ?? fields).filter((each) => !isFlag(each.name))
  return inner.some((each) => inTranslation(each) !== false) && 'duplicate'
}

const hasOneValue = ({ isRequired, meta, type }: Field) =>
  (isRequired || meta.inSummary) && type !== 'list' && type !== 'group'

/** A closed group shows its first fields that nearly always have a value. */
function summaryOf(fields: readonly Field[]): { summary?: string } {
  const shown = fields.filter(hasOneValue).slice(0, 3)
  return shown.length === 0 ? {} : { summary: shown.map(({ name }) => `{{${name}}}`).join(' · ') }
}

const choicesOf = ({ fields, values }: Field) => [
  ...values.map((words) => ({ name: choiceOf(words), label: labelOf(words) })),
  {
    name: group,
    label: fields
      .filter(hasOneValue)
      .map(({ name }) => labelOf(name))
      .join(', '),
    fields: formFields(fields),
  },
]

function listField(common: Common, field: Field, item: Field): FormField {
  const { minItems: min, maxItems: max } = field.limits()
  if (item.type === 'choice') {
    const options = item.values.map((value) => ({ value, label: labelOf(value) }))
    return { ...common, min, max, widget: 'select', multiple: true, options }
  }
  // With a `field`, each line would be a group that is added by a button. No `max`, so that all
  // pasted lines are kept: the check says how many there may be.
  if (item.type === 'text' && item.meta.reference === undefined)
    return { ...common, min, widget: 'list' }
  const label_singular = singular(common.label)
  const list = { ...common, label_singular, min, max, widget: 'list' } as const
  if (item.type !== 'group')
    return { ...list, field: { ...formField({ ...item, name: 'entry' }), label: label_singular } }
  const fields = formFields(item.fields)
  return { ...list, ...summaryOf(item.fields), collapsed: 'auto', fields }
}

/** A choice of texts. A single value is `true`, or a text that the form always writes. */
function choiceField(common: Common, { values, accepts }: Field): FormField {
  if (accepts(true)) return select(common, [true])
  if (values.length > 1) return select(common, values)
  return { name: common.name, widget: 'hidden', default: values.join('') }
}

/** A dropdown: unlike a switch and a row of buttons, it can be empty. */
const select = (common: Common, values: readonly (string | boolean)[]): FormField => ({
  ...common,
  widget: 'select',
  options: values.map((value) => ({
    label: typeof value === 'string' ? (plain[value] ?? value) : value ? 'Yes' : 'No',
    value,
  })),
  dropdown_threshold: 0,
})

/** A number is typed as text, because a field for numbers stops at a comma. The check reads the number. */
const numberField = (common: Common, { takes }: Field): FormField => ({
  ...common,
  widget: 'string',
  pattern: ['[0-9०-९]', `expected ${takes()}`],
})

function textField(common: Common, field: Field): FormField {
  const { meta, limits } = field
  if (meta.file !== undefined) return fileField(common, meta.file, meta.example)
  const kind = collectionKinds.find((each) => each === meta.reference)
  if (kind !== undefined) {
    const names = [namingField(kind)]
    const shown = { value_field: '{{slug}}', display_fields: names, search_fields: names }
    return { ...common, widget: 'relation', collection: kinds[kind].collection, ...shown }
  }
  const { format, minLength: minlength, maxLength: maxlength } = limits()
  if (format === 'date') {
    const today = meta.isToday && { default: '{{now}}' }
    return { ...common, ...today, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  }
  // Below an optional field, the editor would count 0 of 1 characters.
  const atLeast = minlength === 1 ? {} : { minlength }
  const text = { ...common, ...atLeast, maxlength, ...patternOf(field) }
  const isLong = meta.prose === 'text' && field.pattern() === undefined
  return isLong ? { ...text, widget: 'text' } : { ...text, widget: 'string' }
}

/** The pattern of a text with the words of the check. JSON Schema has none for addresses. */
function patternOf(field: Field): { pattern?: [string, string] } {
  const { pattern, format } = field.limits()
  const expression = format === 'uri' ? String.raw`^https://\S+$` : pattern
  const words = field.pattern()
  if (expression === undefined || words === undefined) return {}
  return { pattern: [expression, `expected ${words}`] }
}

/** A new file goes into the folder of the example. */
function fileField(common: Common, file: 'image' | 'pdf', example = '/files/x.pdf'): FormField {
  const folder = file === 'image' ? '/images' : posix.dirname(example)
  const place = { media_folder: `/public${folder}`, public_folder: folder }
  return file === 'image'
    ? {
        ...common,
        ...place,
        widget: 'image',
        accept: '.heic,.heif,.png,.jpg,.jpeg,.webp,.avif,.gif',
      }
    : {
        ...common,
        ...place,
        widget: 'file',
        accept: '.pdf',
        choose_url: false,
        // Without the limit of pictures.
        media_libraries: { default: {} },
      }
}
