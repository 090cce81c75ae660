import { type FlagName, isFlag } from '#content/schema/fields.ts'
import { kinds, type KindName } from '#content/kinds/table.ts'
import {
  describe,
  type Field,
  isNeutral,
  annotated,
  type DataPath,
  fieldAt,
  flagNames,
  listAt,
  stepsIn,
  valueAt,
} from '#scripts/read/fields/index.ts'
import type { DiagnosticText, LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import { pathOf } from '#scripts/read/documents/index.ts'
import type { ParsedYaml } from '#scripts/read/files/index.ts'
import type { FileRules } from '../rule.ts'
import { yamlNotation } from './notation.ts'
import { schemaFaults } from './schema-faults.ts'

export const fieldRules: FileRules = {
  check: ({ kind, fields }) =>
    fields
      ? [...valueFaults(kind, fields), ...flagFaults(kind, fields)].filter(({ field = '' }) =>
          fields.isOwn(pathOf(field)),
        )
      : [],
  rules: {
    'unknown-key': {
      does: 'A field is one that its kind has.',
      bad: { fields: '‸durashion: 5 days' },
      good: { fields: 'duration: 5 days' },
    },
    'missing-field': {
      does: 'Required fields are present.',
      bad: { fields: 'image: { ‸alt: A room }' },
      good: { fields: 'image: { src: https://images.the-institute.np/room.jpg, alt: A room }' },
    },
    'wrong-type': {
      does: 'A value is of the right type.',
      bad: { fields: 'subjects: ‸Planning' },
      good: { fields: 'subjects:\n  - Planning' },
    },
    'bad-value': {
      does: 'A value is within its limits or from its list.',
      bad: { fields: 'artwork: { hour: ‸dwan }' },
      good: { fields: 'artwork: { hour: dawn }' },
    },
    flags: {
      does: 'toConfirm and toSupply name fields that are there, and every neutral value is named.',
      bad: { fields: 'toSupply: [‸location]' },
      good: { fields: 'location: Pokhara\ntoSupply: [location]' },
    },
  },
}

/** A fault for everything that doesn't fit the schema. */
function valueFaults(
  kind: KindName,
  { value, data, places }: ParsedYaml & { readonly data: unknown },
): LocalDiagnostic[] {
  if (value === undefined || data !== undefined) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'expected fields such as `title: …`, one a line'
    return [{ ...places.value([]), rule: 'wrong-type', message }]
  }
  return schemaFaults(kinds[kind].schema, value, yamlNotation).map(({ path, at, ...text }) =>
    Object.assign(text, places[at](path), { field: path.join('.') }),
  )
}

/** Flags name fields that are there, and exactly the neutral values are to supply. */
function flagFaults(kind: KindName, yaml: ParsedYaml): LocalDiagnostic[] {
  const { schema } = kinds[kind]
  const unnamed = annotated(schema, yaml.value).flatMap(({ path, value, meta, flag }) => {
    if (!isNeutral(value, meta) || flag === 'toSupply') return []
    const name = path.findLast((step) => typeof step === 'string')
    const message = `"${value}" only takes the place of a real value; expected the real one`
    const hint = `Until it is known, add \`${String(name)}\` to \`toSupply\` in the same group.`
    return [faultAt(yaml, path, { message, hint })]
  })
  return [...unnamed, ...namesIn(describe(schema), yaml, [])]
}

const faultAt = (
  { places }: ParsedYaml,
  path: DataPath,
  text: Omit<DiagnosticText, 'rule'>,
): LocalDiagnostic => ({ ...places.value(path), field: path.join('.'), rule: 'flags', ...text })

function namesIn(top: Field, yaml: ParsedYaml, path: DataPath): LocalDiagnostic[] {
  const value = valueAt(yaml.value, path)
  if (typeof value !== 'object' || value === null) return []
  const own = flagNames.flatMap((flag) =>
    listAt(value, [flag]).flatMap((name, index): LocalDiagnostic[] => {
      const at = [...path, String(name)]
      const field = isFlag(String(name)) ? undefined : fieldAt(top, yaml.value, at)
      const text = field && nameText(flag, String(name), value, field)
      return text ? [faultAt(yaml, [...path, flag, index], text)] : []
    }),
  )
  return [...own, ...stepsIn(value).flatMap(([step]) => namesIn(top, yaml, [...path, step]))]
}

function nameText(flag: FlagName, name: string, mapping: object, { meta }: Field) {
  if (!Object.hasOwn(mapping, name))
    return {
      message: `there is no \`${name}\` in this group; write the field, or take its name out`,
    }
  const value = valueAt(mapping, [name])
  if (flag === 'toConfirm' && listAt(mapping, ['toSupply']).includes(name))
    return { message: `\`${name}\` is also under \`toSupply\`; take it out of one of the two` }
  const isReal = typeof value === 'string' && meta.neutral !== undefined && !isNeutral(value, meta)
  if (flag === 'toConfirm' || !isReal) return undefined
  const message = `the value is no longer a neutral one; take \`${name}\` out of \`toSupply\``
  return { severity: 'warning' as const, message }
}
