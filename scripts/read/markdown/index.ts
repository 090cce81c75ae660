export { isNothing, type MdxAttribute, type MdxElement, valueOf } from './collect-written.ts'
export { compileBody, type Compiled, type CompiledBody, type ParsedBody } from './compile-body.ts'
export { bodyInPlace, nodesIn, parseMarkdown } from './parse-markdown.ts'
