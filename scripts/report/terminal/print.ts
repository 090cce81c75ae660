import { styleText } from 'node:util'
import { FILE_HEADERS_ONLY, createTwoFilesPatch } from 'diff'
import type { CompileResult } from '#scripts/content/documents/index.ts'
import type { Diagnostic } from '#scripts/content/diagnostics/index.ts'
import { printable, printableJson } from '#scripts/system/text/printable.ts'

/** The output of `--json`. Its shape may grow but not change: README.md in this folder describes it. */
export const jsonReport = (
  faults: readonly Diagnostic[],
  { flags, unpublished }: Pick<CompileResult, 'flags' | 'unpublished'>,
): string => printableJson({ version: 1, faults, flags, unpublished })

const styles = [
  [/^(?:---|\+\+\+) .*/gm, 'bold'],
  [/^\+.*/gm, 'green'],
  [/^-.*/gm, 'red'],
  [/^@.*/gm, 'cyan'],
] as const

/** The changes of a file as a unified diff, in colours on a terminal. */
export function showDiff(path: string, before: string, after: string): string {
  const options = { context: 1, headerOptions: FILE_HEADERS_ONLY }
  const names = [`a/${path}`, `b/${path}`] as const
  const patch = createTwoFilesPatch(...names, before, after, undefined, undefined, options)
  return styles.reduce(
    (text, [lines, style]) => text.replaceAll(lines, (line) => styleText(style, line)),
    printable(patch.replaceAll('\r\n', '\n')),
  )
}
