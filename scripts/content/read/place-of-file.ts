import { collectionKinds, kinds, type KindName } from '#content/schema/kinds.ts'
import { nearest } from '../explain/suggest.ts'
import { slugOf } from '../slug.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** What a path is: an entry of a kind, a file that isn't content, or a misplaced file. */
export type FilePlace =
  | {
      readonly kind: KindName
      readonly slug: string
      readonly diagnostics: readonly LocalDiagnostic[]
    }
  | { readonly kind: undefined; readonly diagnostics: readonly LocalDiagnostic[] }

const start = { line: 1, column: 1 } as const
const ignored: FilePlace = { kind: undefined, diagnostics: [] }
const siteFile = 'content/site.yaml'

const folders = new Map<string, KindName>(collectionKinds.map((kind) => [kinds[kind].folder, kind]))

const folderNames = Array.from(folders.keys(), (folder) => folder.split('/').at(-1) ?? '')

const slugs = {
  content: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  pages: /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/,
}

/** The kind and slug of a path. Dot files, schemas, dictionaries, README.md and code in pages/ are not content. */
export function placeOfFile(path: string): FilePlace {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  const folder = parts.slice(0, -1).join('/')
  if (path === siteFile) return { kind: 'site', slug: 'site', diagnostics: [] }
  if (isIgnored(path, parts, name)) return ignored
  const kind = folders.get(folder)
  if (kind === undefined) return misplaced(wrongFolder(folder, name))
  const [slug, extension] = divide(name)
  if (extension !== kinds[kind].extension)
    return misplaced(wrongExtension(kind, folder, slug, extension))
  return { kind, slug, diagnostics: nameDiagnostics(slug, kind) }
}

function isIgnored(path: string, parts: readonly string[], name: string): boolean {
  if (parts.some((part) => part.startsWith('.')) || name.endsWith('~')) return true
  if (/^content\/(?:schema|dictionary)\//.test(path) || name === 'README.md') return true
  return path.startsWith('pages/') && (name.startsWith('+') || /\.(?:tsx?|css|json)$/.test(name))
}

function divide(name: string): [slug: string, extension: string] {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)]
}

const misplaced = (words: { message: string; hint?: string }): FilePlace => ({
  kind: undefined,
  diagnostics: [{ ...start, rule: 'file-place', ...words }],
})

function wrongFolder(folder: string, name: string): { message: string; hint: string } {
  const last = folder.split('/').at(-1) ?? ''
  const near = [...folders.keys()].find((known) => known.endsWith(`/${nearest(last, folderNames)}`))
  const places = [...folders.keys(), siteFile].join(', ')
  if (folder === 'content' && /\.ya?ml$/.test(name)) {
    return {
      message: 'the only YAML file here is content/site.yaml',
      hint: `Content belongs in ${places}.`,
    }
  }
  const inside = [...folders.keys()].find((known) => folder.startsWith(`${known}/`))
  const message = inside
    ? `put the file directly in ${inside}/, not in a folder inside it`
    : `${folder}/ is not a folder for content${near === undefined ? '' : `. Did you mean "${near}"?`}`
  return { message, hint: `Content belongs in ${places}.` }
}

function wrongExtension(kind: KindName, folder: string, slug: string, extension: string) {
  if (/^(?:png|jpe?g|webp|avif|gif|svg|pdf|docx?)$/i.test(extension)) {
    return { message: 'pictures and documents belong under public/, not beside the text' }
  }
  const right = `${folder}/${slug.replace(/\.mdx?$/i, '')}.${kinds[kind].extension}`
  return {
    message: `expected a file that ends in .${kinds[kind].extension}`,
    hint: `Rename it to ${right}.`,
  }
}

function nameDiagnostics(slug: string, kind: KindName): LocalDiagnostic[] {
  const pattern = kind === 'page' ? slugs.pages : slugs.content
  if (pattern.test(slug) && slug.length <= 80) return []
  const letters = kind === 'page' ? 'letters' : 'lower-case letters'
  const message = `the name of the file becomes an address: expected ${letters} a to z, digits and single hyphens, at most 80`
  const better = slugOf(slug, 80)
  return [
    {
      ...start,
      rule: 'file-name',
      message,
      ...(better === '' ? {} : { hint: `For example ${better}.` }),
    },
  ]
}
