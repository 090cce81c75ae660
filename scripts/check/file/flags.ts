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
import type { ParsedYaml } from '#scripts/read/files/index.ts'

/** Checks that flags name fields that are there, and that exactly the neutral values are to supply. */
export function checkFlags(kind: KindName, yaml: ParsedYaml): LocalDiagnostic[] {
  const { schema } = kinds[kind]
  const unnamed = annotated(schema, yaml.value).flatMap(({ path, value, meta, flag }) => {
    if (!isNeutral(value, meta) || flag === 'toSupply') return []
    const name = path.findLast((step) => typeof step === 'string')
    const message = `"${value}" only takes the place of a real value; expected the real one`
    const hint = `Until it is known, write toSupply: [${String(name)}] in the same group.`
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
    return { message: `there is no ${name} in this group; write the field, or take its name out` }
  const value = valueAt(mapping, [name])
  if (flag === 'toConfirm' && listAt(mapping, ['toSupply']).includes(name))
    return { message: `${name} is under toSupply too; take it out of one of the two` }
  const isReal = typeof value === 'string' && meta.neutral !== undefined && !isNeutral(value, meta)
  if (flag === 'toConfirm' || !isReal) return undefined
  const message = `the value is no longer a neutral one; take ${name} out of toSupply`
  return { severity: 'warning' as const, message }
}
