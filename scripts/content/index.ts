export { bodyLinks } from './check/body-links.ts'
export { slugsByKind } from './check/check-across.ts'
export { checkDuplicates } from './check/check-duplicates.ts'
export { componentTable, propsOf } from './check/check-elements.ts'
export { compileContent } from './check/compile.ts'
export { anchorsOf } from './check/page-anchors.ts'
export { pictureAddresses } from './check/picture-addresses.ts'
export { placeholdersOf } from './check/placeholders.ts'
export { routeOf } from './check/routes.ts'
export { annotated, isOptional, objectsOf, unwrap, valueAt, valuesOf } from './check/schema-walk.ts'
export { formatUnpublished } from './check/unpublished-entries.ts'
export { validate } from './check/validate.ts'
export { expectation, show } from './explain/expectation.ts'
export { byPlace, compare } from './explain/fault-list.ts'
export { diagnosticIn } from './explain/fault.ts'
export { didYouMean, nearest, slips } from './explain/nearest.ts'
export { propNotation, yamlNotation } from './explain/notation.ts'
export type { Notation } from './explain/notation.ts'
export { placeOf, printReport, sentenceOf } from './explain/report.ts'
export { rules } from './explain/rules.ts'
export type { RuleId } from './explain/rules.ts'
export { evaluateBody } from './markdown/evaluate-body.ts'
export { headingIds } from './markdown/heading-ids.ts'
export { attributesOfHtml, htmlTags } from './markdown/html-tags.ts'
export { literal } from './markdown/literal.ts'
export { compileMdx } from './markdown/mdx.ts'
export { isReadWhole } from './read/document.ts'
export type { Document } from './read/document.ts'
export { fieldsOfFile } from './read/fields-of-file.ts'
export { listFiles } from './read/list-files.ts'
export { createContentStore } from './read/load.ts'
export type { ContentStore } from './read/load.ts'
export { parseYaml } from './read/parse-yaml.ts'
export { placeOfFile } from './read/place-of-file.ts'
export { readFiles } from './read/read-files.ts'
export { beginSharedStore, sharedStore } from './read/shared-store.ts'
export type { SharedStore } from './read/shared-store.ts'
export { siteDocuments } from './read/site-documents.ts'
export { splitFrontmatter, withPlainLines } from './read/split-frontmatter.ts'
export { placeholderTag } from './read/yaml-features.ts'
export type { DataPath } from './read/yaml-places.ts'
export type {
  CompileResult,
  Content,
  Entry,
  Diagnostic,
  Finding,
  Fix,
  SourceFile,
  Span,
  UnpublishedEntry,
} from './types.ts'
