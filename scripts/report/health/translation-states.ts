import { isInEveryLanguage } from '#content/schema/kinds.ts'
import { translationPath, translations } from '#content/schema/languages.ts'
import { isPageKind } from '#content/schema/routes.ts'
import type { Drift } from '#scripts/check/content/index.ts'
import type { CompileResult, Document } from '#scripts/content/documents/index.ts'
import { valueAt } from '#scripts/content/fields/index.ts'

/**
 * Returns a function that gives the state of a translation (`in step`, `lacks 2`, `since 2027-01-12`), or,
 * for a file in English, the languages of the site that it has no translation in (`no ne`). `changes` has
 * the files that git knows: of others it isn't known if they are in step.
 */
export function translationStates(
  { translations: translated }: Pick<CompileResult, 'translations'>,
  drifts: ReadonlyMap<string, Drift>,
  changes: ReadonlyMap<string, unknown>,
) {
  const paths = new Set(translated.map(({ path }) => path))
  const used = translations.filter((code) => translated.some(({ language }) => language === code))

  function lacking({ path, kind, fields }: Document): string | undefined {
    // Names of partners are the same in every language.
    if (isInEveryLanguage(kind) && !isPageKind(kind)) return undefined
    const missing = used.filter(
      (code) => !paths.has(translationPath(path, code)) && valueAt(fields, ['lang']) !== code,
    )
    return missing.length > 0 ? `no ${missing.join(', ')}` : undefined
  }
  return (document: Document): string | undefined => {
    const { path, language, diagnostics } = document
    if (language === 'en') return lacking(document)
    const since = drifts.get(path)?.since
    if (since !== undefined) return `since ${since}`
    const open = diagnostics.filter(({ rule }) => rule === 'untranslated').length
    if (open > 0) return `lacks ${open}`
    return changes.has(path) ? 'in step' : undefined
  }
}
