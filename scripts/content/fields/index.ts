export { monthOf, months } from './days.ts'
export { describe, explain, type Field, layoutsOf } from './describe.ts'
export { inYaml } from './in-yaml.ts'
export { frameAddress, isHost, meant, noHttps, withoutMarks } from './meant.ts'
export { isNeutral, isNeutralAddress } from './neutral.ts'
export {
  annotated,
  type Annotated,
  type DataPath,
  fieldAt,
  flagNames,
  groupsOf,
  namesUnder,
  stepsIn,
  valueAt,
  valuesIn,
} from './walk-fields.ts'
