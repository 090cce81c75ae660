import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildDay } from './build-time.ts'
import { contentWarnings } from './content-warnings.ts'
import { createContentStore } from './content/load.ts'
import { printReport } from './content/report.ts'
import type { CompileResult, Content } from './content/types.ts'
import { formatUnpublished } from './content/unpublished-entries.ts'
import { schemaNotice } from './editor-schemas/schema-files.ts'

const usage = 'Usage: npm run check -- [--root FOLDER] [--json]'

/** `npm run check`: exit code 0 and one line, or 1 and every fault; `--json` for programs. */
async function check(args: readonly string[]): Promise<void> {
  const { root = process.cwd(), json = false } = readArguments(args)
  const result = await createContentStore(root).read()
  const { content, faults: found, placeholders, unpublished } = result
  const faults = [...found, ...(content ? await contentWarnings(root, content) : [])]
  if (!content) process.exitCode = 1
  if (json) console.log(JSON.stringify({ faults, placeholders, unpublished }))
  else printReport(faults)
  if (content && !json) console.log(summary(content, result))
  const notice = schemaNotice(root)
  if (notice === undefined) return
  process.exitCode = 1
  if (!json) console.log(notice)
}

function readArguments(args: readonly string[]) {
  const options = { root: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values } = parseArgs({ args: [...args], options })
  const { root = '.' } = values
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return values
  throw new Error(`there is no folder ${root}.`)
}

function summary(
  { pages, programs, highlights, testimonials, faqs, partners }: Content,
  { placeholders, unpublished }: Pick<CompileResult, 'placeholders' | 'unpublished'>,
): string {
  const shown = [pages, programs, highlights, testimonials, faqs, partners].flat().length
  const files = shown + unpublished.length + 1
  const counts = `${files} files of content, no faults, ${placeholders.length} placeholders.`
  return [counts, formatUnpublished(unpublished, buildDay())]
    .filter((part) => part !== '')
    .join('\n')
}

try {
  await check(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message.split('\n')[0] : String(error)} ${usage}`)
  process.exitCode = 1
}
