import type { Content } from '#content/kinds/content.ts'
import { type CompileResult, entriesIn } from '#scripts/read/documents/index.ts'
import { byPlace } from '#scripts/read/diagnostics/index.ts'
import { formatUnpublished, printReport, showDiff } from '#scripts/report/terminal/index.ts'
import { launchReport } from '#scripts/report/launch/index.ts'
import { openSite, type OpenedSite } from '#scripts/check/open-site.ts'
import { driftRules } from '#scripts/check/repository/translation-drift.ts'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { generatedRules } from '#scripts/check/repository/generated-files.ts'
import { fixFiles } from '#scripts/check/fix-files.ts'
import { today } from '#scripts/read/files/index.ts'
import { pruneCaches } from '#scripts/system/cache.ts'
import { runCommand } from '#scripts/system/command.ts'
import { counted } from '#scripts/system/text/counted.ts'

const command = {
  name: 'npm run check',
  does: 'Says what is wrong with content/, pages/ and public/, at which line. The exit code is 1 if there is a fault; warnings stop nothing.',
  options: {
    prose: { type: 'boolean', default: true, does: 'leaves out the rules of good text' },
    fix: {
      type: 'boolean',
      does: 'fixes what has only one possible fix, and shows what it changed',
    },
  },
} as const

await runCommand(command, async ({ prose, fix }) => {
  const root = process.cwd()
  if (fix) await fixContent(root, prose)
  await checkContent(root, prose)
})

async function checkContent(root: string, prose: boolean) {
  const day = today(root)
  const result = await openSite(root, day)
  const { content } = result
  const repository = { root, opened: result, day }
  const others = await Promise.all([
    prose ? proseOf(root, result) : [],
    ...[generatedRules, driftRules].map((rules) => checkRepository(rules, repository)),
  ])
  pruneCaches()
  const diagnostics = [...result.diagnostics, ...others.flat()].toSorted(byPlace)
  const isWrong = diagnostics.some(({ severity }) => severity === 'error')
  if (!content || isWrong) process.exitCode = 1
  printReport(diagnostics)
  if (content && !isWrong) console.log(summary(root, content, result))
}

/** The rules of prose and their dictionary take long to load. */
async function proseOf(root: string, opened: OpenedSite) {
  const { checkProse } = await import('#scripts/check/text/index.ts')
  return checkProse(root, opened, today(root))
}

function summary(root: string, content: Content, result: CompileResult): string {
  const { toSupply, toConfirm, unpublished } = launchReport(result)
  const files = entriesIn(content).length + unpublished.length + 1
  const counts = `${files} files of content, no faults, ${toSupply.length} to supply, ${toConfirm.length} to confirm.`
  return [counts, formatUnpublished(unpublished, today(root))].join('\n').trimEnd()
}

async function fixContent(root: string, prose: boolean) {
  const { files, count } = await fixFiles(root, prose)
  for (const { path, before, after } of files) console.log(showDiff(path, before, after))
  console.log(
    count === 0
      ? 'Nothing could be fixed.'
      : `Fixed ${counted(count, 'fault')} in ${counted(files.length, 'file')}.`,
  )
}
