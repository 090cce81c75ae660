import type { TextComponent } from '#components/admin/format.ts'
import { components } from '#content/schema/components.ts'
import { describe } from '#scripts/read/fields/index.ts'
import { hintOf, labelOf } from './words.ts'

/** The components that writers may use in a text. Each of their fields is a text. */
export const textComponents = (): TextComponent[] =>
  Object.entries(components).map(([name, { description, isBlock, props }]) => ({
    name,
    label: labelOf(name),
    description,
    isBlock,
    fields: describe(props).fields.map((field) => {
      const { maxLength, pattern } = field.limits()
      const label = labelOf(field.name)
      const { name, isRequired } = field
      const [hint, expected] = [hintOf(field), field.pattern()]
      return { name, label, hint, isRequired, maxLength, pattern, expected }
    }),
  }))
