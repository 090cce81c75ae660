import type { Program } from '#content/schema/program.ts'
import { programStrings } from '#components/strings.ts'
import { TextLink } from '#components/ui/TextLink.tsx'
import type { ListedEntry } from '#content/schema/collections.ts'
import { brochureOf } from './program-facts.ts'

/** Download Brochure; read aloud with the name of the program. */
export function BrochureLink({ program }: { program: ListedEntry<Program> }) {
  return (
    <TextLink to={brochureOf(program)} download about={program.data.title}>
      {programStrings.brochure}
    </TextLink>
  )
}
