/** The Markdown pipeline. Loading it takes a third of a second, so content/index.ts leaves it out. */
export { compileBody } from './markdown/compile-body.ts'
export { parseMarkdown, takeIds } from './markdown/parse-markdown.ts'
