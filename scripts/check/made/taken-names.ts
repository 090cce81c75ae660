import { adminRoute, brochureOf, fileOfPage, offlineRoute } from '#content/schema/routes.ts'
import type { Content } from '#content/schema/collections.ts'
import { type Diagnostic, diagnosticIn, fileStart } from '#scripts/content/diagnostics/index.ts'
import { siteFiles } from '#scripts/make/site-files/index.ts'

/** A fault at each of `files` under public/ in whose place a build writes a file of its own. */
export function takenNames(content: Content, files: ReadonlySet<string>): Diagnostic[] {
  const editor = content.site.editing ? [adminRoute] : []
  const routes = [...content.routes.keys(), ...content.moved.keys(), offlineRoute, ...editor]
  const names = [
    ...routes.map(fileOfPage),
    ...siteFiles(content).keys(),
    // With a `brochureLink`, the file belongs to the program.
    ...content.programs.filter(({ data }) => data.brochureLink === undefined).map(brochureOf),
  ]
  const taken = new Set(names.map((name) => `public${name}`.toLowerCase()))
  return [...files]
    .filter((path) => taken.has(path.toLowerCase()))
    .map((path) => diagnosticIn(path, '', { ...fileStart, rule: 'public-file', ...words }))
}

const words = {
  message: 'the build writes a file of this name itself, and would replace this one',
  hint: 'Delete it, or give it another name. The PDF of a program is named in its brochureLink.',
}
