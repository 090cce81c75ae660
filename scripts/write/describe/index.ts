export { describe, explain, layoutsOf } from './describe.ts'
export type { Field } from './describe.ts'
export {
  draft,
  draftGroup,
  makeUnique,
  type Given,
  type Leaf,
  type SiteFacts,
  type Style,
  writeField,
  writeFields,
  writeValue,
} from './template.ts'
