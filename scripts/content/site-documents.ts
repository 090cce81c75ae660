import { join } from 'node:path'
import { createDiskCache } from './disk-cache.ts'
import { readDocument } from './document.ts'
import type { Document } from './document.ts'
import { placeOfFile } from './place-of-file.ts'
import { readFiles } from '../launch/read-files.ts'

/** Every file of content as it stands on disk, sound or not. */
export async function siteDocuments(root: string): Promise<Document[]> {
  const cache = createDiskCache(join(root, '.cache', 'mdx'))
  const documents: Document[] = []
  for (const file of readFiles(root)) {
    const place = placeOfFile(file.path)
    if (place.kind !== undefined)
      documents.push(await readDocument(file, place.kind, place.slug, cache))
  }
  return documents
}
