import { kindOf } from '#content/kinds/table.ts'
import { routeIn, translations } from '#content/schema/languages.ts'
import { type Diagnostic, diagnosticIn, inReadingOrder } from '#scripts/read/diagnostics/index.ts'
import {
  type CompileResult,
  type Document,
  unpublishedEntries,
} from '#scripts/read/documents/index.ts'
import type { Assets } from './site/language-site.ts'
import { placeOfFile } from '#scripts/read/files/index.ts'
import { inLanguage, type SiteOptions, versionIn } from './site/localize.ts'

type CheckedFiles = {
  readonly documents: readonly Document[]
  readonly misplaced?: readonly Diagnostic[]
}

/**
 * Turns files that have been checked one by one into content, or reports everything that is wrong with
 * them. Of two documents with one value, the later one gets the fault.
 */
export async function compileDocuments(
  { documents: all, misplaced = [] }: CheckedFiles,
  assets: Assets,
  options: SiteOptions,
): Promise<CompileResult> {
  const { day, despiteFaults = false } = options
  const documents = all.filter(({ language }) => language === 'en')
  const translated = all.filter(({ language }) => language !== 'en')
  const unpublished = unpublishedEntries(documents, assets.files, day)
  const site = { ...options, assets, unpublished }
  const versions = translations
    .filter((language) => translated.some((each) => each.language === language))
    .map((language) => inLanguage(language, versionIn(language, documents, translated), site))
  const others = versions.flatMap(({ language, routes }) =>
    Array.from(routes, ([route, path]) => [routeIn(language, route), path] as const),
  )
  const inEnglish = inLanguage('en', documents, { ...site, others })
  const inFiles = all.flatMap((document) =>
    document.diagnostics.map((fault) => diagnosticIn(document, fault)),
  )
  const faults = [inEnglish, ...versions].map((each) => each.faults)
  const diagnostics = inReadingOrder([misplaced, inFiles, faults].flat(2))
  const isValid = despiteFaults || !diagnostics.some(({ severity }) => severity === 'error')
  const content = isValid ? inEnglish.content() : undefined
  return {
    content: content && {
      ...content,
      moved: new Map([
        ...content.moved,
        ...versions.flatMap((version) => untranslated(version, inEnglish)),
        ...versions.flatMap(movedIn),
      ]),
      translations: new Map(
        versions.flatMap((version) => {
          const translation = version.content()
          return translation ? [[version.language, translation] as const] : []
        }),
      ),
    },
    diagnostics,
    all,
    documents,
    translations: translated,
    flags: all.flatMap(({ path, flags }) => flags.map((flag) => ({ path, ...flag }))),
    unpublished: [...unpublished.values()],
  }
}

type LanguageRoutes = Pick<ReturnType<typeof inLanguage>, 'language' | 'routes'>

const movedIn = ({ language, moved }: ReturnType<typeof inLanguage>) =>
  Array.from(moved, ([from, to]) => [routeIn(language, from), routeIn(language, to)] as const)

/** The address that each listed entry would have in a language, with its present address. */
const untranslated = ({ language, routes }: LanguageRoutes, inEnglish: LanguageRoutes) =>
  Array.from(inEnglish.routes).flatMap(([route, path]) => {
    const { kind } = placeOfFile(path)
    const isListed = kind !== undefined && kindOf(kind).inEveryLanguage && !routes.has(route)
    return isListed ? [[routeIn(language, route), route] as const] : []
  })
