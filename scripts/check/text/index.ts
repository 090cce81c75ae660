export { checkDocument } from './check-document.ts'
export { checkProse } from './check-prose.ts'
export { proseDiagnostics } from './prose-diagnostics.ts'
