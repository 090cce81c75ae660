import { isScalar } from 'yaml'
import { comparedOn } from '#content/schema/fields.ts'
import { originalPath } from '#content/schema/languages.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/content/diagnostics/index.ts'
import { type CompileResult, type Document, placesOf } from '#scripts/content/documents/index.ts'
import { changedFiles, fileHistory } from '#scripts/system/git.ts'

/**
 * A warning at each translation whose English file changed after it, by the order of commits along the
 * main line: a branch counts when it is merged. A change on disk is the newest. None without git.
 */
export async function translationDrift(
  root: string,
  translations: CompileResult['translations'],
  today: string,
): Promise<Diagnostic[]> {
  if (translations.length === 0) return []
  const history = await fileHistory(root, '--first-parent', '-m')
  const onDisk = await changedFiles(root)
  const lastChange = (file: string) => {
    const commit = onDisk.has(file) ? undefined : history.get(file)?.[0]
    return commit ?? { age: -1, day: today }
  }
  return translations.flatMap((translation) => {
    const original = originalPath(translation.path)
    const { age, day: claimed } = lastChange(original)
    const day = claimed < today ? claimed : today
    if (age >= lastChange(translation.path).age || day <= comparedDay(translation)) return []
    const message = `the English text (${original}) changed after this translation, on ${day}`
    const hint = `Translate the change. If the translation still holds, write this line among its fields: comparedOn: ${day}`
    const fault = { rule: 'out-of-step', severity: 'warning', message, hint } as const
    return [diagnosticIn(translation, fault)]
  })
}

/** The day until which a translation says that it holds, or an empty text. */
function comparedDay(translation: Document): string {
  const node = placesOf(translation).node(['comparedOn'])
  return comparedOn.safeParse(isScalar(node) ? node.value : '').data ?? ''
}
