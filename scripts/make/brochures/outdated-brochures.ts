import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Entry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import type { Site } from '#content/schema/site.ts'
import { type Diagnostic, diagnosticIn, placesOf } from '#scripts/content/index.ts'
import { brochureContent } from './brochure-content.ts'
import { fingerprintOf } from './brochures.ts'

/**
 * A warning at the `brochureLink` of each program whose PDF under public/ was made by
 * `npm run brochure` from other content. Other PDFs have no fingerprint and are skipped.
 */
export const outdatedBrochures = (
  root: string,
  programs: readonly Entry<Program>[],
  site: Site,
): Diagnostic[] =>
  programs.flatMap((program) => {
    const made = fingerprintIn(root, program.data.brochureLink)
    const isCurrent = made === undefined || made === fingerprintOf(brochureContent(program, site))
    return isCurrent ? [] : [outdated(root, program)]
  })

/** The fingerprint in a PDF under public/; undefined if another program made it. */
function fingerprintIn(root: string, link: string | undefined): string | undefined {
  const file = path.join(root, 'public', link ?? '')
  if (!link || !existsSync(file)) return undefined
  return /content-[0-9a-f]{16}/.exec(readFileSync(file, 'latin1'))?.[0]
}

function outdated(root: string, { path: file, slug }: Entry<Program>): Diagnostic {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { line, column } = placesOf({ kind: 'program', text }).value(['brochureLink'])
  return diagnosticIn(file, text, {
    line,
    column,
    field: 'brochureLink',
    rule: 'brochure',
    severity: 'warning',
    message: 'the brochure was made before the program or the institute’s details last changed',
    hint: `Make it again: npm run brochure -- ${slug}`,
  })
}
