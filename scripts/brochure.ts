import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openContent, printReport } from '#scripts/content/index.ts'
import { brochureContent, typesetBrochure } from '#scripts/make/brochures/index.ts'
import { runCommand } from '#scripts/system/command.ts'
import { Stop } from '#scripts/system/failure.ts'

// `npm run brochure -- <slug>` writes a program's brochure to public/brochures/, for a `brochureLink`.
// Programs without a brochureLink get their brochure from each build.

await runCommand(async () => {
  const root = process.cwd()
  const [slug] = process.argv.slice(2)
  const { content, diagnostics } = await openContent(root, { keepUnpublished: true })
  if (!content) {
    printReport(diagnostics)
    process.exitCode = 1
    return
  }
  const program = content.programs.find((entry) => entry.slug === slug)
  if (!program) {
    const slugs = content.programs.map((entry) => entry.slug).join(', ')
    throw new Stop(`Expected the slug of a program, got ${slug ?? 'none'}. There are: ${slugs}`)
  }
  const file = path.join('public', 'brochures', `${program.slug}.pdf`)
  const { pdf } = await typesetBrochure(brochureContent(program, content.site))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, pdf)
  console.log(`Wrote ${file}`)
})
