import { routeOf } from '#content/kinds/routes.ts'
import { collectionKinds, kinds, type KindName, isPageKind } from '#content/kinds/table.ts'
import { type Language, languageOfFile, originalPath, routeIn } from '#content/schema/languages.ts'
import { isCode } from '#scripts/system/own-code.ts'
import type { LocalDiagnostic } from '../diagnostics/index.ts'
import { slugOf } from '#scripts/system/text/slug.ts'

/** An entry of a kind or its translation, a file that isn't content, or a misplaced file. */
type FilePlace = { readonly diagnostics: readonly LocalDiagnostic[] } & (
  | { readonly kind: KindName; readonly slug: string; readonly language: Language }
  | { readonly kind: undefined }
)

type Words = { message: string; hint?: string }

export const siteFile = 'content/site.yaml'

const folders = new Map<string, KindName>(collectionKinds.map((kind) => [kinds[kind].folder, kind]))

/** The kind and slug of a path. Code, dictionaries and what is left over are not content. */
export function placeOfFile(path: string): FilePlace {
  const original = originalPath(path)
  const language = languageOfFile(path)
  if (original === siteFile) return { kind: 'site', slug: 'site', language, diagnostics: [] }
  const [, folder = '', slug = '', ext = ''] =
    /^(?:(.*)\/)?([^/]+?)(\.[^./]*)?$/s.exec(original) ?? []
  if (isCode(path) || leftOver.test(path)) return { kind: undefined, diagnostics: [] }
  if (ofWindows.test(lastPart(path)))
    return { kind: undefined, diagnostics: [{ rule: 'file-name', ...windowsName }] }
  if (dictionary.test(path)) return { kind: undefined, diagnostics: [] }
  const kind = folders.get(folder)
  const fault = code.test(path) ? codeWords : kind && extensionFault(path, ext)
  if (kind && !fault) return { kind, slug, language, diagnostics: nameDiagnostics(slug, kind) }
  const words = fault ?? folderFault(folder)
  return { kind: undefined, diagnostics: [{ rule: 'file-place', ...words }] }
}

/** The address of the page of a file of content. */
export function routeOfSource(path: string): string | undefined {
  const place = placeOfFile(path)
  const route = place.kind && routeOf(place)
  return place.kind && route && routeIn(place.language, route)
}

const dictionary = /^content\/dictionary\/(?!\+)[^/]+\.txt$/

/**
 * Files that systems and editors leave in folders, and notes: neither published nor a fault. Never a
 * hook, and of Obsidian only its settings: its plugins are programs.
 */
export const leftOver =
  /^(?!.*\/\+).*\/(?:\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini|README\.md|\._[^/]*|\.[^/]*\.sw[a-z]|\.obsidian\/\w[^/]*\.json|[^/]*~)$/is

/** Programs and hooks, and settings such as package.json, .gitattributes and .oxlintrc.json. */
const code = /\/[+.]|\.(?:[cm]?[jt]sx?|json[5c]?|vue|svelte|marko|css)$/i

const codeWords = {
  message: 'content is neither code nor its settings, and no name of it begins with + or a dot',
  hint: 'Delete the file. A maintainer names new code in scripts/system/own-code.ts.',
}

/** Names that no file can have on Windows: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
export const ofWindows =
  /[<>:"|?*\\]|[. ]$|^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i

export const windowsName: Words = {
  message:
    'Windows cannot have this name: expected none of < > : " | ? * \\, no space or full stop at the end, and no name of a device such as con or aux',
  hint: 'Rename the file.',
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function folderFault(folder: string): Words {
  const hint = `Content belongs directly in ${[...folders.keys(), siteFile].join(', ')}.`
  return { message: `${folder}/ is not a folder for content`, hint }
}

function extensionFault(path: string, extension: string): Words | undefined {
  if (extension === '.mdx') return undefined
  if (!/^(?:\.(?:mdx?|markdown|txt))?$/i.test(extension))
    return { message: 'pictures and documents belong under public/, not beside the text' }
  return {
    message: 'expected a file that ends in .mdx',
    hint: `Rename it to ${path.replace(/(?:\.mdx?)?(?:\.[^./]*)?$/i, '.mdx')}.`,
  }
}

/** The random name that Sveltia CMS gives an entry whose title has no letters that it knows. */
const ofNoWords = /^[0-9a-f]{12}$/

function nameDiagnostics(slug: string, kind: KindName): LocalDiagnostic[] {
  const [isRight, letters] =
    kind === 'page'
      ? [/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'letters']
      : [/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters']
  if (isPageKind(kind) && ofNoWords.test(slug)) {
    const message = 'this address is a random number, which says nothing'
    const hint = 'Rename the file after its title in Latin letters, such as exam-results.mdx.'
    return [{ rule: 'file-name', severity: 'warning', message, hint }]
  }
  if (isRight.test(slug) && slug.length <= 80) return []
  const message = `the name of the file becomes an address: expected ${letters} a to z, digits and single hyphens, at most 80`
  const better = slugOf(slug, 80)
  const hint = better !== '' && { hint: `For example ${better}.` }
  return [{ rule: 'file-name', message, ...hint }]
}
