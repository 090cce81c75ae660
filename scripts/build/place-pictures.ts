import { brochureOf, hasOwnBrochure } from '#content/kinds/program.ts'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/kinds/content.ts'
import { contentOfEach } from '#scripts/content/documents/index.ts'
import { brochureContent, brochureMaker } from '#scripts/make/brochures/index.ts'
import {
  socialPictureMaker,
  socialPictureOf,
  socialPicturePath,
} from '#scripts/make/social/index.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

/** sharp draws some pictures while Typst, which keeps this thread busy, sets others. */
const parallel = 4

/** Writes the brochure of each program without a PDF of its own, and each social picture, in all languages. */
export async function placePictures(root: string, content: Content, write: WriteFile) {
  const [makeBrochure, makeSocialPicture] = [brochureMaker(root), socialPictureMaker(root)]
  const files = contentOfEach(content).flatMap((own) => {
    const { programs, pages, notices, site } = own
    const brochures = programs
      .filter((program) => !hasOwnBrochure(program))
      .map((program) => ({
        address: brochureOf(program),
        make: () => makeBrochure(brochureContent(program, own)),
      }))
    const social = [...pages, ...programs, ...notices].map((entry) => {
      const picture = socialPictureOf(entry, site.name)
      return { address: socialPicturePath(picture), make: () => makeSocialPicture(picture) }
    })
    return [brochures, social].flat()
  })
  const queue = files.values()
  const work = async () => {
    for (const { address, make } of queue) write(address.slice(1), await make())
  }
  const note = 'Making brochures and social pictures. Later builds make only what has changed.'
  const timer = setTimeout(() => console.log(note), 10_000)
  await Promise.all(Array.from({ length: parallel }, work)).finally(() => clearTimeout(timer))
}

/** The size of a file below `folder` in kB, if it is there. */
export function fileSize(folder: string, address: string): number | undefined {
  const file = statSync(path.join(folder, address), { throwIfNoEntry: false })
  return file && Math.ceil(file.size / 1000)
}
