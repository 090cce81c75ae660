import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Program } from '#content/schema/program.ts'
import type { Site } from '#content/schema/site.ts'
import type { Entry } from '#content/schema/collections.ts'
import { type Diagnostic, diagnosticIn, fieldsOfFile } from '#scripts/content/index.ts'
import { brochureInput } from './brochure-input.ts'
import { fingerprintIn, fingerprintOf } from './fingerprint.ts'

/**
 * A warning at the `brochureLink` of each program whose kept PDF was made here and no longer says
 * what the program and the site say now. Other PDFs are their author's matter.
 */
export async function outdatedBrochures(
  root: string,
  programs: readonly Entry<Program>[],
  site: Site,
): Promise<Diagnostic[]> {
  const diagnostics = programs.map(async (program) => {
    const made = keptFingerprint(root, program.data.brochureLink)
    if (made === undefined) return []
    if (made === fingerprintOf(await brochureInput(root, program, site))) return []
    return [outdated(root, program)]
  })
  return (await Promise.all(diagnostics)).flat()
}

function keptFingerprint(root: string, link: string | undefined): string | undefined {
  if (!link?.startsWith('/')) return undefined
  const file = path.join(root, 'public', link)
  return existsSync(file) ? fingerprintIn(readFileSync(file)) : undefined
}

function outdated(root: string, { path: file, slug }: Entry<Program>): Diagnostic {
  const bytes = readFileSync(path.join(root, file))
  const fields = fieldsOfFile({ path: file, bytes })
  const link = fields.find(({ field }) => field === 'brochureLink')
  return diagnosticIn(file, bytes.toString('utf8'), {
    line: link?.line ?? 1,
    column: link?.column ?? 1,
    field: 'brochureLink',
    rule: 'brochure',
    severity: 'warning',
    message: 'the brochure was made before the program or the institute’s details last changed',
    hint: `Make it anew: npm run brochure -- ${slug}`,
  })
}
