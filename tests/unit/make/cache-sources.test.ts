import path from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { sources as adminSources } from '#scripts/make/admin/admin-files.ts'
import { sources as brochureSources } from '#scripts/make/brochures/brochures.ts'
import { sources as fontSources } from '#scripts/make/fonts/nepali-type.ts'
import { sources as imageSources } from '#scripts/make/images/convert-picture.ts'
import { sources as socialSources } from '#scripts/make/social/social-pictures.ts'

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

test.each([
  ['converted picture', ['scripts/make/images/convert-picture.ts'], imageSources],
  ['social picture', ['scripts/make/social/draw.ts'], socialSources],
  ['cut font', ['scripts/make/fonts/cut-font.ts'], fontSources],
  ['editor', ['scripts/make/admin/admin-files.ts', 'components/admin/start.ts'], adminSources],
  ['brochure', ['scripts/make/brochures/brochures.ts'], brochureSources],
])('a %s is made again when any code behind it changes', async (_, modules, sources) => {
  const files = await filesBehind(modules)
  expect(files).toEqual(expect.arrayContaining(modules))
  const isListed = (file: string) =>
    // The cache itself changes no value.
    /^scripts\/(?:make\/made-files|system\/(?:cache|failure|text\/printable|write-below))\.ts$/.test(
      file,
    ) || sources.some((source) => file === source || file.startsWith(`${source}/`))
  expect(files.filter((file) => !isListed(file))).toEqual([])
})
