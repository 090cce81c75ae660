import { asRead } from '../forms.ts'
import { refusal } from './repository.ts'

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** The folder that a writer chose. Sveltia keeps its handle in the database of the repository. */
async function chosenFolder(repo: string): Promise<FileSystemDirectoryHandle> {
  const database = await resultOf(indexedDB.open(`github:${repo}`))
  const store = Array.from(database.objectStoreNames).find((name) => name.includes('handles'))
  const handle: unknown =
    store && (await resultOf(database.transaction(store).objectStore(store).get('root_dir_handle')))
  database.close()
  if (handle instanceof FileSystemDirectoryHandle) return handle
  throw refusal(
    'The folder can’t be read, so nothing was saved. Reload the page and choose it again.',
  )
}

/** The present texts of files in the folder; undefined for a file that isn't there. */
export async function readFolder(repo: string, paths: readonly string[]) {
  const root = await chosenFolder(repo)
  return Promise.all(
    paths.map(async (path) => {
      const names = path.split('/')
      const name = names.pop() ?? ''
      try {
        let folder = root
        for (const each of names) folder = await folder.getDirectoryHandle(each)
        const file = await (await folder.getFileHandle(name)).getFile()
        return asRead(await file.text())
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
        throw error
      }
    }),
  )
}
