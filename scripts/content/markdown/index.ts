export type { MdxAttribute, MdxElement } from './collect-written.ts'
export { compileBody, type CompiledBody } from './compile-body.ts'
export { parseMarkdown, takeIds } from './parse-markdown.ts'
