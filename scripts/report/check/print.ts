import { styleText } from 'node:util'
import { FILE_HEADERS_ONLY, createTwoFilesPatch } from 'diff'
import type { CompileResult, Diagnostic } from '#scripts/content/index.ts'
import { printable, printableJson } from '#scripts/system/printable.ts'

/**
 * The output of `--json`. Its shape may grow but not change: README.md in this folder describes it.
 * `notice` is about something besides the content, such as outdated schemas for editors.
 */
export const jsonReport = (
  faults: readonly Diagnostic[],
  { flags, unpublished }: Pick<CompileResult, 'flags' | 'unpublished'>,
  notice?: string,
): string => printableJson({ version: 1, faults, flags, unpublished, notice })

/** The changes of a file as a unified diff. `colour` is for a terminal. */
export function showDiff(
  path: string,
  [before, after]: readonly [string, string],
  colour = false,
): string {
  const options = { context: 1, headerOptions: FILE_HEADERS_ONLY }
  const [from, to] = [`a/${path}`, `b/${path}`]
  const written = createTwoFilesPatch(from, to, before, after, undefined, undefined, options)
  const patch = printable(written.replaceAll('\r\n', '\n'))
  if (!colour) return patch
  return patch
    .replaceAll(/^(?:---|\+\+\+) .*/gm, paint('bold'))
    .replaceAll(/^\+.*/gm, paint('green'))
    .replaceAll(/^-.*/gm, paint('red'))
    .replaceAll(/^@.*/gm, paint('cyan'))
}

const paint = (style: 'bold' | 'green' | 'red' | 'cyan') => (line: string) =>
  styleText(style, line, { validateStream: false })
