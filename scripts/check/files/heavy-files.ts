import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, diagnosticIn, fileStart } from '#scripts/content/diagnostics/index.ts'

const most = 10_000_000

/** A warning at each PDF that a phone loads for a minute. */
export const heavyFiles = (root: string, files: Iterable<string>): Diagnostic[] =>
  [...files].flatMap((path) => {
    if (!/\.pdf$/i.test(path)) return []
    const { size } = statSync(join(root, path))
    const megabytes = Math.round(size / 1_000_000)
    const message = `a PDF of ${megabytes} MB, which a phone loads for a minute; expected at most 10 MB`
    const hint = 'Export it again for screens: most programs offer the smallest size.'
    const words = { ...fileStart, rule: 'file-size', severity: 'warning', message, hint } as const
    return size > most ? [diagnosticIn(path, '', words)] : []
  })
