export { annotatedFields, annotatedProps, bodyLinks, linksOf } from './check/annotations.ts'
export { placeholdersOf } from './check/body.ts'
export { slugsByKind, anchorsOf, pagesIn } from './check/references.ts'
export { checkDuplicates } from './check/across.ts'
export { componentTable } from './check/elements.ts'
export { compileContent } from './check/compile.ts'
export { entriesIn, pictureAddresses } from './check/entries.ts'
export {
  annotated,
  isOptional,
  objectsOf,
  unwrap,
  valueAt,
  valuesOf,
  type DataPath,
} from './schema-walk.ts'
export { formatUnpublished } from './check/unpublished.ts'
export { validate } from './check/validate.ts'
export { expectation, show } from './explain/expectation.ts'
export {
  byPlace,
  compare,
  diagnosticIn,
  type Diagnostic,
  type LocalDiagnostic,
  type Fix,
} from './explain/diagnostic.ts'
export { didYouMean, nearest, mistakes, months, monthOf } from './explain/suggest.ts'
export { propNotation, yamlNotation, type Notation } from './explain/explain-issue.ts'
export { placeOf, printReport, sentenceOf } from './explain/report.ts'
export { rules, type RuleId } from './explain/rules.ts'
export { attributesOfHtml, htmlTags } from './markdown/html-tags.ts'
export { compileBody } from './markdown/compile-body.ts'
export { parseMarkdown, takeIds } from './markdown/parse-markdown.ts'
export { isReadWhole, type Document } from './read/document.ts'
export { fieldsOfFile } from './read/fields-of-file.ts'
export { listFiles } from './read/list-files.ts'
export { createContentStore, type ContentStore } from './read/load.ts'
export { parseYaml } from './read/parse-yaml.ts'
export { placeOfFile } from './read/place-of-file.ts'
export { readFiles } from './read/read-files.ts'
export { beginSharedStore, sharedStore, type SharedStore } from './read/shared-store.ts'
export { siteDocuments } from './read/site-documents.ts'
export { splitFrontmatter, withPlainLines } from './read/split-frontmatter.ts'
export { placeholderTag } from './read/yaml-features.ts'
export type { CompileResult, SourceFile, UnpublishedEntry } from './types.ts'
export { slugOf } from './slug.ts'
