import { changedSince, openSite, type OpenedSite } from '#scripts/check/open-site.ts'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { generatedRules } from '#scripts/check/repository/generated-files.ts'
import { withSite } from '#scripts/read/documents/index.ts'
import { siteFile, siteUrl, today } from '#scripts/read/files/index.ts'
import { formatUnpublished, printReport } from '#scripts/report/terminal/index.ts'
import { UserError } from '#scripts/system/failure.ts'
import type { Settings } from '#scripts/system/settings.ts'

/**
 * Reads the content and prints its faults and the unpublished entries. With `publish`, leaves out a form
 * whose endpoint is to supply. `noindex` is true if search engines are to leave the site out until it
 * has its address and its form. Throws a `UserError` on errors.
 */
export async function openForBuild(root: string, settings: Settings, publish = false) {
  const day = today(root, settings)
  const opened = await openSite(root, day)
  const { content, unpublished } = opened
  const generated = await checkRepository(generatedRules, { root, opened, day })
  const diagnostics = [...opened.diagnostics, ...generated]
  if (diagnostics.length > 0) printReport(diagnostics)
  const isFaulty = diagnostics.some(({ severity }) => severity === 'error')
  if (!content || isFaulty) throw new UserError('The site was not built; dist/ is as it was.')
  if (unpublished.length > 0) console.log(formatUnpublished(unpublished, day))
  const lacking = opened.flags.flatMap(({ path, flag, field }) => {
    const isNeeded = path === siteFile && /^(?:url|form\.endpoint)$/.test(field)
    return publish && isNeeded && flag === 'toSupply' ? [field] : []
  })
  const noindex = lacking.length > 0
  if (noindex)
    console.log(
      `${siteFile} lacks ${lacking.join(' and ')}: search engines are asked to leave out the site.`,
    )
  const url = siteUrl(root, settings)
  const hasForm = !lacking.includes('form.endpoint')
  const built = withSite(content, ({ form }) => ({ url, form: hasForm ? form : undefined }))
  return { ...opened, content: built, noindex }
}

/** Throws a `UserError` if a file changed during the build: only some pages may show the change. */
export function stopIfChanged(root: string, opened: OpenedSite): void {
  const changed = changedSince(root, opened)
  if (changed === undefined) return
  throw new UserError(
    `${changed} changed while the site was being built; dist/ is as it was. Build again.`,
  )
}
