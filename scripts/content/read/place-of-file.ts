import { posix } from 'node:path'
import { collectionKinds, kinds, type KindName } from '#content/schema/kinds.ts'
import { nearest } from '#scripts/system/nearest.ts'
import { questionAbout } from '../explain/suggest.ts'
import { slugOf } from '../slug.ts'
import { fileStart, type LocalDiagnostic } from '../explain/diagnostic.ts'

/** An entry of a kind, a file that isn't content, or a misplaced file. */
type FilePlace = { readonly diagnostics: readonly LocalDiagnostic[] } & (
  | { readonly kind: KindName; readonly slug: string }
  | { readonly kind: undefined }
)

const siteFile = 'content/site.yaml'

const folders = new Map<string, KindName>(collectionKinds.map((kind) => [kinds[kind].folder, kind]))

/** The kind and slug of a path. Dot files, schemas, dictionaries, README.md and code in pages/ are not content. */
export function placeOfFile(path: string): FilePlace {
  if (path === siteFile) return { kind: 'site', slug: 'site', diagnostics: [] }
  if (ignored.some((pattern) => pattern.test(path))) return { kind: undefined, diagnostics: [] }
  const other = ofAnotherProgram(path)
  if (other) return misplaced(other)
  const { dir: folder, base, name: slug, ext } = posix.parse(path)
  const kind = folders.get(folder)
  if (kind === undefined) return misplaced(wrongFolder(folder, base))
  if (ext !== `.${kinds[kind].extension}`) return misplaced(wrongExtension(kind, slug, ext))
  return { kind, slug, diagnostics: nameDiagnostics(slug, kind) }
}

const ignored = [
  /(?:^|\/)\.|~$|\/README\.md$/,
  /^content\/(?:schema|dictionary)\//,
  /^pages\/(?:.*\/)?\+[^/]*$/,
  /^pages\/.*\.(?:tsx?|css|json)$/,
]

/** What to say of a file that a program writes for itself, and that people add by mistake. */
export function ofAnotherProgram(path: string): { message: string; hint: string } | undefined {
  if (/(?:^|\/)(?:~\$|\.~lock\.)[^/]*$/.test(path))
    return {
      message: 'Word and Excel write this file while a document is open; it is not the document',
      hint: 'Close the document and delete this file.',
    }
  return /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path)
    ? { message: 'Windows writes this file for itself', hint: 'Delete it.' }
    : undefined
}

const misplaced = (words: { message: string; hint?: string }): FilePlace => ({
  kind: undefined,
  diagnostics: [{ ...fileStart, rule: 'file-place', ...words }],
})

function wrongFolder(folder: string, name: string): { message: string; hint: string } {
  const known = [...folders.keys()]
  const hint = `Content belongs in ${[...known, siteFile].join(', ')}.`
  if (folder === 'content' && /\.ya?ml$/.test(name))
    return { message: 'the only YAML file here is content/site.yaml', hint }
  const outer = known.find((each) => folder.startsWith(`${each}/`))
  if (outer !== undefined)
    return { message: `put the file directly in ${outer}/, not in a folder inside it`, hint }
  const names = known.map((each) => posix.basename(each))
  const near = nearest(posix.basename(folder), names)
  const right = known.find((each) => posix.basename(each) === near)
  return { message: `${folder}/ is not a folder for content${questionAbout(right)}`, hint }
}

function wrongExtension(kind: KindName, slug: string, extension: string) {
  if (/^\.(?:png|jpe?g|webp|avif|gif|svg|pdf|docx?)$/i.test(extension))
    return { message: 'pictures and documents belong under public/, not beside the text' }
  const { folder, extension: right } = kinds[kind]
  return {
    message: `expected a file that ends in .${right}`,
    hint: `Rename it to ${folder}/${slug.replace(/\.mdx?$/i, '')}.${right}.`,
  }
}

function nameDiagnostics(slug: string, kind: KindName): LocalDiagnostic[] {
  const [isRight, letters] =
    kind === 'page'
      ? [/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'letters']
      : [/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters']
  if (isRight.test(slug) && slug.length <= 80) return []
  const message = `the name of the file becomes an address: expected ${letters} a to z, digits and single hyphens, at most 80`
  const better = slugOf(slug, 80)
  const hint = better !== '' && { hint: `For example ${better}.` }
  return [{ ...fileStart, rule: 'file-name', message, ...hint }]
}
