import { programStrings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import type { ListedEntry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { brochureOf } from '#content/schema/routes.ts'

export function BrochureLink({ program }: { program: ListedEntry<Program> }) {
  return (
    <TextLink to={brochureOf(program)} download about={program.data.title}>
      {programStrings.brochure(program.brochureSize)}
    </TextLink>
  )
}
