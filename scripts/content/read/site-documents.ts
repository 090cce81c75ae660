import { join } from 'node:path'
import { readDocument, type Document } from './document.ts'
import { createDocumentCache } from './document-cache.ts'
import { placeOfFile } from './place-of-file.ts'
import { readFiles } from './read-files.ts'

/** Every file of content as it stands on disk, sound or not. */
export async function siteDocuments(root: string): Promise<Document[]> {
  const cache = createDocumentCache(join(root, '.cache', 'content'))
  const documents: Document[] = []
  for (const file of readFiles(root)) {
    const place = placeOfFile(file.path)
    if (place.kind !== undefined)
      documents.push(await readDocument(file, place.kind, place.slug, cache))
  }
  cache.save()
  return documents
}
