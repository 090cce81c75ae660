import { type FlagName, isFlag } from '#content/schema/fields.ts'
import { kinds, type KindName } from '#content/schema/kinds.ts'
import { describe, type Field } from '../describe.ts'
import type { DiagnosticText, LocalDiagnostic } from '../explain/diagnostic.ts'
import type { CompiledBody } from '../markdown/compile-body.ts'
import type { ParsedYaml } from '../read/parse-yaml.ts'
import type { LocalFlag } from '../types.ts'
import {
  annotated,
  type DataPath,
  fieldAt,
  flagNames,
  namesUnder,
  stepsIn,
  valueAt,
  valuesIn,
} from '../walk-fields.ts'

/** The values that flags name, in the order of the file: of a list or a group, each value in it. */
export const flagsInFields = (kind: KindName, { value: data, places }: ParsedYaml): LocalFlag[] =>
  valuesIn(kinds[kind].schema, data).flatMap(({ path, value, flag }) => {
    const { line, column } = places.value(path)
    return flag ? [{ flag, line, column, field: path.join('.'), text: String(value ?? '') }] : []
  })

export const flagsInText = ({ elements }: CompiledBody): LocalFlag[] =>
  elements.flatMap(({ name, line, column, text }) => {
    const flag = flagNames.find((each) => each.toLowerCase() === name.toLowerCase())
    return flag ? [{ flag, line, column, field: 'body', text }] : []
  })

export function withoutFlags(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(withoutFlags)
  return Object.fromEntries(stepsIn(data).map(([step, inner]) => [step, withoutFlags(inner)]))
}

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

/** Checks the names that mappings list under flags. The schema refuses those that aren't fields. */
function namesIn(top: Field, yaml: ParsedYaml, path: DataPath): LocalDiagnostic[] {
  const value = valueAt(yaml.value, path)
  if (typeof value !== 'object' || value === null) return []
  const own = flagNames.flatMap((flag) =>
    namesUnder(flag, value).flatMap((name, index): LocalDiagnostic[] => {
      const field = isFlag(String(name))
        ? undefined
        : fieldAt(top, yaml.value, [...path, String(name)])
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
  if (flag === 'toConfirm' && namesUnder('toSupply', mapping).includes(name))
    return { message: `${name} is under toSupply too; take it out of one of the two` }
  const isReal = typeof value === 'string' && meta.neutral !== undefined && !isNeutral(value, meta)
  if (flag === 'toConfirm' || !isReal) return undefined
  const message = `the value is no longer a neutral one; take ${name} out of toSupply`
  return { severity: 'warning' as const, message }
}

/** RFC 2606 reserves these hosts for examples. */
const exampleHost = /(?:^|[/@.])example\.(?:org|com|net)(?=[/:?#]|$)/i
/** A profile or a form as in a manual: `facebook.com/example`. */
const exampleAccount = /^https:\/\/\S+\/(?:example|your-?name|abcdwxyz|your-?form-?id)\/?$/i

/** True if a link or an e-mail address is only an example. */
export const isNeutralAddress = (text: string): boolean =>
  exampleHost.test(text) || exampleAccount.test(text)

/** True for the neutral value of a field, in another notation too: `Partner 2`, `+97710000000`. */
const isNeutral = (text: string, { neutral }: Field['meta']): boolean =>
  isNeutralAddress(text) || (neutral !== undefined && plain(text) === plain(neutral))

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/ \d\d?$/, ' 1')
    .replaceAll(/[^+\p{L}\p{M}\p{N}]/gu, '')
