/** The text of a file as the editor reads it: without spaces at its ends, with the line ends of Unix. */
export const asRead = (text: string): string => text.trim().replaceAll(/\r\n?/g, '\n')

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** The folder that a writer chose. Sveltia keeps its handle in the database of the repository. */
async function chosenFolder(repo: string): Promise<FileSystemDirectoryHandle | undefined> {
  const database = await resultOf(indexedDB.open(`github:${repo}`))
  const store = Array.from(database.objectStoreNames).find((name) => name.includes('handles'))
  const handle: unknown =
    store && (await resultOf(database.transaction(store).objectStore(store).get('root_dir_handle')))
  database.close()
  return handle instanceof FileSystemDirectoryHandle ? handle : undefined
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
        for (const each of names) folder = await folder?.getDirectoryHandle(each)
        const file = await (await folder?.getFileHandle(name))?.getFile()
        return file && asRead(await file.text())
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
        throw error
      }
    }),
  )
}
