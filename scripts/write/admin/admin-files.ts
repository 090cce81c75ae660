import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { build, type Plugin } from 'rolldown'
import { stubbedRequests, onlyOwnFiles } from '#scripts/patches/only-own-files.ts'
import { withBackups } from '#scripts/patches/with-backups.ts'
import { withRomanizedSlugs } from '#scripts/patches/with-romanized-slugs.ts'
import { openCache, project } from '#scripts/system/cache.ts'

/** The files of the editor below /admin, by their names: the same for every site. */
type AdminFiles = ReadonlyMap<string, Uint8Array>

const start = 'components/admin/start.ts'

const cms = path.join(project, 'node_modules/@sveltia/cms')
const read = (file: string) => readFileSync(path.join(cms, file))

const assets = () =>
  readdirSync(path.join(cms, 'npm/assets')).filter((name) => !name.endsWith('.map'))

export const sources = [
  'scripts/write/admin',
  'scripts/patches',
  'content/schema/languages.ts',
  'content/schema/values',
  'components/browser/dom.ts',
  path.dirname(start),
]

/** Bundles the editor, or takes the bundle of an earlier run with the same packages. */
export async function adminFiles(root: string): Promise<AdminFiles> {
  const cache = openCache({ root, kind: 'admin', sources })
  const files = await cache.cached([], async () => serialize(await bundle()))
  return deserialize(files)
}

async function bundle(): Promise<AdminFiles> {
  const { output } = await build({
    cwd: project,
    input: { start },
    platform: 'browser',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [withoutLanguages, onlyOwnFiles(assets()), withBackups, withRomanizedSlugs],
    // The package finds its fonts and workers in assets/, beside the folder of the chunks.
    output: {
      format: 'es',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
    },
    write: false,
  })
  return new Map([
    ...output.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, Buffer.from(file.code)] as const] : [],
    ),
    ...assets().map((name) => [`assets/${name}`, read(`npm/assets/${name}`)] as const),
    ['LICENSE.txt', read('LICENSE.txt')],
    ...['live-page.css', 'start.css'].map(
      (name) => [name, readFileSync(path.join(project, path.dirname(start), name))] as const,
    ),
    [`${stubbedRequests}@sveltia/cms/package.json`, read('package.json')],
    [`${stubbedRequests}status.json`, Buffer.from('{"status":{"indicator":"none"}}')],
  ])
}

/** Code in a text is shown without colours: the grammars of all languages are 10 MB. */
const withoutLanguages: Plugin = {
  name: 'without-languages',
  resolveId: (id) => (id.startsWith('@shikijs/langs/') ? '\0no-language' : undefined),
  load: (id) => (id === '\0no-language' ? 'export default []' : undefined),
}
