export { describe, explain, type Field, layoutsOf } from './describe.ts'
export {
  draft,
  free,
  isGroup,
  writeField,
  writeFields,
  writeValue,
  type Given,
  type Leaf,
  type SiteFacts,
  type Style,
} from './template.ts'
