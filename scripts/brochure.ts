import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brochureContent, typesetBrochure } from '#scripts/make/brochures/index.ts'
import { openContent, printReport } from '#scripts/content/index.ts'

/**
 * `npm run brochure -- <slug>` makes a program's brochure and keeps it under public/, as the file
 * that the program's `brochureLink` names. Programs without one get theirs from each build.
 */
const root = process.cwd()
const [slug] = process.argv.slice(2)
const { content, diagnostics } = await openContent(root, { keepUnpublished: true })
const program = content?.programs.find((entry) => entry.slug === slug)
if (!content) printReport(diagnostics)
if (content && program) {
  const file = path.join(root, 'public', 'brochures', `${program.slug}.pdf`)
  await mkdir(path.dirname(file), { recursive: true })
  const { pdf } = await typesetBrochure(brochureContent(program, content.site))
  await writeFile(file, pdf)
  console.log(`Kept ${path.relative(root, file)}`)
} else {
  const names = content?.programs.map((entry) => entry.slug) ?? []
  if (content)
    console.error(`There is no program ${slug ?? 'named'}; there are: ${names.join(', ')}`)
  process.exitCode = 1
}
