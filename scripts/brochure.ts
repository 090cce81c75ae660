import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { didYouMean } from '#scripts/content/diagnostics/index.ts'
import { openContent } from '#scripts/check/content/index.ts'
import { printReport } from '#scripts/report/terminal/index.ts'
import { brochureContent, typesetBrochure } from '#scripts/make/brochures/index.ts'
import { runCommand } from '#scripts/system/command.ts'
import { Stop } from '#scripts/system/failure.ts'
import { today } from '#scripts/system/settings.ts'

const command = {
  name: 'npm run brochure',
  does: 'Writes the English brochure of a program to public/brochures/, for a `brochureLink`. Each build makes those of other programs and languages.',
  takes: ['<slug of a program>'],
  options: {},
}

await runCommand(command, async (_, [slug]) => {
  const root = process.cwd()
  const { content, diagnostics } = await openContent(root, today(), { keepUnpublished: true })
  if (!content) {
    printReport(diagnostics)
    process.exitCode = 1
    return
  }
  const program = content.programs.find((entry) => entry.slug === slug)
  if (!program) {
    const slugs = content.programs.map((entry) => entry.slug)
    const question = didYouMean(slug ?? '', slugs) || '.'
    throw new Stop(
      `Expected the slug of a program, got ${slug ?? 'none'}${question} There are: ${slugs.join(', ')}`,
    )
  }
  const file = path.join('public', 'brochures', `${program.slug}.pdf`)
  const { pdf } = await typesetBrochure(brochureContent(program, content))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, pdf)
  console.log(`Wrote ${file}`)
})
