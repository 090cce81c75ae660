import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { placeOf, sentenceOf } from '#scripts/read/diagnostics/index.ts'

const report = z.object({
  faults: z.array(
    z.object({
      path: z.string(),
      line: z.int(),
      column: z.int(),
      field: z.string().optional(),
      message: z.string(),
      hint: z.string().optional(),
    }),
  ),
})

const maxLength = 500

/**
 * The warnings of a build, each at its place: the output of `--json` of npm run check and check:site,
 * one a line, in dist/warnings.jsonl. A stranger may have written it: other lines are left out.
 */
export function warningsOf(built: string) {
  const file = path.join(built, 'dist/warnings.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const found = lines.flatMap((line) => report.safeParse(parseJson(line)).data?.faults ?? [])
  return found.map(warningOf)
}

const warningOf = (each: z.infer<typeof report>['faults'][number]) => ({
  place: placeOf(each).slice(0, maxLength),
  words: [sentenceOf(each), each.hint ?? ''].join(' ').trim().slice(0, maxLength),
})

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
