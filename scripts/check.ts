import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildDay } from './system/build-time.ts'
import { contentWarnings, jsonReport } from '#scripts/report/check/index.ts'
import type { Content } from '#content/schema/collections.ts'
import {
  type CompileResult,
  byPlace,
  entriesIn,
  formatUnpublished,
  openContent,
  printReport,
} from '#scripts/content/index.ts'
import { schemaNotice } from '#scripts/write/schemas/index.ts'
import type { ProseChecker } from '#scripts/report/prose/index.ts'
import { createSteps, profileOf } from './system/steps/steps.ts'

const usage =
  'Usage: npm run check -- [--prose] [--fix] [--json] [--watch] [--profile] [--root FOLDER]'

/**
 * `npm run check`: exit code 0 and one line, or 1 and every fault.
 * `--prose` reads the text as well, `--fix` mends what can be mended, `--json` is for programs;
 * `--watch` checks again after each change, for editors that mark the lines (.vscode/tasks.json);
 * `--profile` says where the time went.
 */
async function check(args: readonly string[]): Promise<void> {
  const { root = process.cwd(), watch = false, ...wish } = readArguments(args)
  const { json = false, prose = false, fix = false, profile = false } = wish
  // The rules of text and their dictionary are loaded only for those who ask.
  const checkProse =
    prose || fix
      ? (await import('#scripts/report/prose/index.ts')).proseChecker(root)
      : () => Promise.resolve([])
  if (fix) await mendFiles(root, checkProse, json)
  const report = () => printState(root, checkProse, { json, profile })
  if (!watch) return report()
  const { watchFolders } = await import('./report/check/watch-folders.ts')
  watchFolders(root, ['content', 'pages', 'public'], async () => {
    console.log('Checking the content.')
    await report().catch((error: unknown) => console.error(firstLine(error)))
  })
}

async function printState(
  root: string,
  checkProse: ProseChecker,
  { json, profile }: { json: boolean; profile: boolean },
): Promise<void> {
  const { run, taken } = createSteps()
  const result = await run('content', (progress) => openContent(root, { progress }))
  const { content, documents, diagnostics: found } = result
  const warnings = content
    ? await run('brochures and letters', () => contentWarnings(root, content))
    : []
  const prose = await run('prose', () => checkProse(documents))
  const diagnostics = [...found, ...warnings, ...prose].toSorted(byPlace)
  const notice = schemaNotice(root)
  const isWrong = notice !== undefined || diagnostics.some(({ severity }) => severity === 'error')
  if (!content || isWrong) process.exitCode = 1
  if (json) {
    console.log(jsonReport(diagnostics, result, notice))
    return
  }
  printReport(diagnostics)
  if (content && !isWrong) console.log(summary(content, result))
  if (notice !== undefined) console.log(notice)
  if (profile) console.log(profileOf(taken))
}

async function mendFiles(root: string, checkProse: ProseChecker, isQuiet: boolean): Promise<void> {
  const { fixFiles } = await import('./report/check/fix-files.ts')
  const { showDiff } = await import('./report/check/show-diff.ts')
  const { files, count } = await fixFiles(root, checkProse)
  if (isQuiet) return
  const colour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  for (const { path, before, after } of files) console.log(showDiff(path, [before, after], colour))
  console.log(mendedLine(count, files.length))
}

function mendedLine(count: number, files: number): string {
  if (count === 0) return 'Nothing could be mended.'
  return `Mended ${count} ${count === 1 ? 'fault' : 'faults'} in ${files} ${files === 1 ? 'file' : 'files'}.`
}

function readArguments(args: readonly string[]) {
  const options = {
    root: { type: 'string' },
    json: { type: 'boolean' },
    prose: { type: 'boolean' },
    fix: { type: 'boolean' },
    watch: { type: 'boolean' },
    profile: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  const { root = '.' } = values
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return values
  throw new Error(`there is no folder ${root}.`)
}

function summary(
  content: Content,
  { placeholders, unpublished }: Pick<CompileResult, 'placeholders' | 'unpublished'>,
): string {
  const files = entriesIn(content).length + unpublished.length + 1
  const counts = `${files} files of content, no faults, ${placeholders.length} placeholders.`
  return [counts, formatUnpublished(unpublished, buildDay())]
    .filter((part) => part !== '')
    .join('\n')
}

const firstLine = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

try {
  await check(process.argv.slice(2))
} catch (error) {
  console.error(`${firstLine(error)} ${usage}`)
  process.exitCode = 1
}
