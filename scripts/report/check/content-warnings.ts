import { outdatedBrochures } from '#scripts/make/brochures/index.ts'
import type { Content } from '#content/schema/collections.ts'
import type { Diagnostic } from '#scripts/content/index.ts'
import { missingLetterWarnings } from '#scripts/make/missing-letters.ts'

/** Warnings about valid content whose brochure or social picture would be wrong. */
export async function contentWarnings(root: string, content: Content): Promise<Diagnostic[]> {
  const outdated = outdatedBrochures(root, content.programs, content.site)
  return [...outdated, ...(await missingLetterWarnings(root, content))]
}
