export {
  inspectImage,
  isPictureName,
  maxBytes,
  notPdf,
  photoEndings,
  pictureEndings,
} from './inspect-picture.ts'
export { type ListedFile, listFiles } from './list-files.ts'
export { nestingFault } from './nesting.ts'
export { type ParsedYaml, parseYaml } from './parse-yaml.ts'
export { tellsPlace } from './picture-place.ts'
export { ofAnotherProgram, placeOfFile } from './place-of-file.ts'
export { readAtMost } from './read-at-most.ts'
export { conflictDiagnostic, escapedControls, maxTextBytes, readText } from './read-text.ts'
export { splitFrontmatter } from './split-frontmatter.ts'
export { watchFolders } from './watch-folders.ts'
export { keyOf, YamlPlaces } from './yaml-places.ts'
export { siteBase, siteUrl } from './site-url.ts'
