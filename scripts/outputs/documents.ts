import { readFileSync } from 'node:fs'
import path from 'node:path'
import { outputs, type Changes, type TypstDocument } from '#components/outputs/index.ts'
import { logo as wovenMark } from '#components/artwork/index.ts'
import type { Site } from '#content/kinds/site.ts'
import type { Content } from '#content/kinds/content.ts'
import { logoDrawing } from './icons.ts'
import { photographHero, pictureBytes } from './photograph.ts'
import { displayFonts, textFonts, typesetPdf } from './typst.ts'
import { openCache, project } from '#scripts/system/cache.ts'
import { messageOf, UserError } from '#scripts/system/failure.ts'

export const sources = [
  'scripts/outputs/documents.ts',
  'scripts/outputs/icons.ts',
  'scripts/outputs/photograph.ts',
  'scripts/outputs/typst.ts',
  'scripts/outputs/pdf-words.ts',
  'scripts/outputs/fonts',
  'components/artwork',
  'components/outputs',
  'content/schema/weaving.ts',
  'content/schema/values/focus-point.ts',
]

/** The files of all outputs, in all languages. `changes` has the last change of each file of content. */
export const outputFiles = (content: Content, changes?: Changes) =>
  [['en', content] as const, ...content.translations].flatMap(([language, own]) =>
    outputs.flatMap((output) =>
      output.files(own, language, changes).map((file) => Object.assign({ output }, file)),
    ),
  )

/** The height of a hero with a photograph, for a width of 1200. */
const heroHeight = 400

/** Sets documents with the logo of the site and their photographs, cached in `root`. */
export function documentTypesetter(root: string, site: Pick<Site, 'logo'>) {
  const { cached } = openCache({ root, kind: 'documents', sources })
  return async (file: DocumentFile): Promise<Uint8Array> => {
    const { content, hero } = file.document
    const logo = await logoDrawing(root, site)
    const bytes = pictureBytes(root, hero.image?.src)
    return cached([JSON.stringify(content), logo, bytes ?? ''], async () => {
      const photograph = bytes && (await photographHero(hero, bytes, heroHeight))
      return (await typesetDocument(file, logo, photograph)).pdf
    })
  }
}

type DocumentFile = {
  readonly document: TypstDocument
  readonly path: string
  readonly output: Named
}
type Named = { readonly name: string; readonly hint?: string }

const read = (name: string) => readFileSync(path.join(project, 'components', name), 'utf8')

/**
 * Typesets a document: A4, tagged for assistive technology, with its fonts and without a date, so that
 * the same content gives the same bytes. `missing` are the letters that no font has.
 */
export async function typesetDocument(
  { document, path: file, output }: DocumentFile,
  logo = wovenMark().svg,
  photograph?: string,
) {
  const template = document.template.map((name) => read(`outputs/${name}`)).join('\n')
  const data = {
    ...document.data(),
    fonts: { display: displayFonts, running: textFonts },
    border: read('artwork/selvedge.svg'),
    logo,
    photograph,
  }
  try {
    return await typesetPdf(template, data)
  } catch (error) {
    throw new UserError(
      `${file}: its ${output.name} can't be typeset (${messageOf(error)}). ${output.hint ?? ''}`,
    )
  }
}
