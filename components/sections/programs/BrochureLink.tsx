import { programStrings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import type { ListedEntry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'

/** The address of a program's brochure: a file that it names, or the one that the build makes. */
const brochureOf = (program: { slug: string; data: Program }): string =>
  program.data.brochureLink ?? `/brochures/${program.slug}.pdf`

export function BrochureLink({ program }: { program: ListedEntry<Program> }) {
  return (
    <TextLink to={brochureOf(program)} download about={program.data.title}>
      {programStrings.brochure}
    </TextLink>
  )
}
