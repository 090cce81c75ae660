import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { sources as contentSources } from '#scripts/check/open-site.ts'
import { sources as proseSources } from '#scripts/check/text/check-prose.ts'
import { sources as adminSources } from '#scripts/write/admin/admin-files.ts'
import { sources as documentSources } from '#scripts/outputs/documents.ts'
import { sources as iconSources } from '#scripts/outputs/icons.ts'
import { sources as fontSources } from '#scripts/build/fonts/nepali-type.ts'
import { sources as imageSources } from '#scripts/build/pictures/convert-picture.ts'
import { sources as socialSources } from '#scripts/outputs/social/social-pictures.ts'

/** The project's own files among a module and everything that it imports. */
async function filesBehind(modules: string[]): Promise<string[]> {
  const bundle = await rolldown({
    input: modules,
    platform: 'node',
    tsconfig: 'tsconfig.json',
    external: (id) => !/^[.#/]/.test(id),
    logLevel: 'silent',
  })
  await bundle.generate()
  const files = await bundle.watchFiles
  await bundle.close()
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.relative(process.cwd(), file))
}

/** What each cache holds, by its kind: the modules that make it, and the sources in its key. */
const caches: Record<string, readonly [modules: string[], sources: readonly string[]]> = {
  images: [['scripts/build/pictures/convert-picture.ts'], imageSources],
  social: [['scripts/outputs/social/draw.ts'], socialSources],
  fonts: [['scripts/build/fonts/cut-font.ts'], fontSources],
  admin: [['scripts/write/admin/admin-files.ts', 'components/admin/start.ts'], adminSources],
  icons: [['scripts/outputs/icons.ts'], iconSources],
  documents: [['components/outputs/brochure/brochure.ts'], documentSources],
  content: [
    ['scripts/check/check-files.ts', 'scripts/check/repository/inspect-files.ts'],
    contentSources,
  ],
  prose: [['scripts/check/text/check-document.ts', 'scripts/check/text/speller.ts'], proseSources],
}

/** Their keys have all code, the bytes that are compressed, or the bundle that renders the pages. */
const others = ['bundle', 'live-page', 'compressed', 'pages']

test('every cache is known here', () => {
  const files = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
  const kinds = files.flatMap((file) => {
    const text = /\.tsx?$/.test(file) ? readFileSync(path.join('scripts', file), 'utf8') : ''
    return Array.from(text.matchAll(/\bopenCache\(.*\bkind: '([\w-]+)'/g), ([, kind = '']) => kind)
  })
  expect([...new Set(kinds)].toSorted()).toEqual([...Object.keys(caches), ...others].toSorted())
})

test.each(Object.entries(caches))(
  'a value of %s is made again when any code behind it changes',
  async (_, [modules, sources]) => {
    const files = await filesBehind(modules)
    expect(files).toEqual(expect.arrayContaining(modules))
    const isListed = (file: string) =>
      // The cache itself changes no value.
      /^scripts\/system\/(?:cache|failure|text\/printable|write-below)\.ts$/.test(file) ||
      sources.some((source) => file === source || file.startsWith(`${source}/`))
    expect(files.filter((file) => !isListed(file))).toEqual([])
  },
)
