import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content, Entry } from '#content/schema/collections.ts'
import type { Program } from '#content/schema/program.ts'
import { brochureOf, hasOwnBrochure, madeBrochureOf } from '#content/schema/routes.ts'
import { diagnosticIn } from '#scripts/content/diagnostics/index.ts'
import { placesOf } from '#scripts/content/documents/index.ts'
import { brochureContent } from './brochure-content.ts'
import { fingerprintOf } from './brochures.ts'

/**
 * True if a build makes the brochure: the program names none, or the one that `npm run brochure` wrote
 * to public/, which a build makes again from the present content.
 */
export const isMadeByBuild = (root: string, program: Entry<Program>) =>
  !hasOwnBrochure(program) ||
  (brochureOf(program) === madeBrochureOf(program) &&
    fingerprintIn(root, brochureOf(program)) !== undefined)

/** The fingerprint in a PDF under public/; undefined if it was made elsewhere. */
function fingerprintIn(root: string, link: string | undefined): string | undefined {
  const file = path.join(root, 'public', link ?? '')
  if (!link || !existsSync(file)) return undefined
  return /content-[0-9a-f]{16}/.exec(readFileSync(file, 'latin1'))?.[0]
}

/** A warning at a PDF that `npm run brochure` made from other content and that a writer renamed. */
export function outdatedBrochure(root: string, program: Entry<Program>, content: Content) {
  const { path: file, slug, data } = program
  if (isMadeByBuild(root, program)) return []
  const made = fingerprintIn(root, data.brochureLink)
  if (made === undefined || made === fingerprintOf(brochureContent(program, content))) return []
  const text = readFileSync(path.join(root, file), 'utf8')
  const warning = {
    ...placesOf({ kind: 'program', text }).value(['brochureLink']),
    field: 'brochureLink',
    rule: 'brochure',
    severity: 'warning',
    message:
      'the brochure was made before the program, its trainers or the institute’s details last changed',
    hint: `Delete the line and the file: the build then makes a brochure from the present text. Or make the file again: npm run brochure -- ${slug}`,
  } as const
  return [diagnosticIn({ path: file, text }, warning)]
}
