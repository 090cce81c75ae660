export { checkDocument } from './check-document.ts'
export { openProse, proseChecker, type ProseChecker } from './check-prose.ts'
export { proseDiagnostics } from './prose-diagnostics.ts'
