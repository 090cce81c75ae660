import { statSync } from 'node:fs'
import path from 'node:path'
import { socialPictureOf } from '#components/outputs/index.ts'
import type { Content } from '#content/kinds/content.ts'
import { contentOfEach, entriesWithPages } from '#scripts/read/documents/index.ts'
import {
  documentTypesetter,
  outputFiles,
  socialPictureDrawer,
  socialPicturePath,
} from '#scripts/outputs/index.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

/** sharp draws some pictures while Typst typesets others on this thread. */
const parallel = 4

/** Writes each document, such as a brochure, and each social picture, in all languages. */
export async function placePictures(root: string, content: Content, write: WriteFile) {
  const typeset = documentTypesetter(root, content.site)
  const draw = socialPictureDrawer(root)
  const documents = outputFiles(content).flatMap((file) =>
    'document' in file ? [{ address: file.address, bytes: () => typeset(file) }] : [],
  )
  const social = contentOfEach(content).flatMap((own) =>
    entriesWithPages(own).map((entry) => {
      const picture = socialPictureOf(entry, own.site)
      return { address: socialPicturePath(root, picture), bytes: () => draw(picture) }
    }),
  )
  const queue = [...documents, ...social].values()
  const work = async () => {
    for (const { address, bytes } of queue) write(address.slice(1), await bytes())
  }
  await Promise.all(Array.from({ length: parallel }, work))
}

/** The size of a file below `folder` in kB, if it is there. */
export function fileSize(folder: string, address: string): number | undefined {
  const file = statSync(path.join(folder, address), { throwIfNoEntry: false })
  return file && Math.ceil(file.size / 1000)
}
