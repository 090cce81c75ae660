import type { Page } from 'playwright'

/**
 * Opens /admin with a folder of the browser's own file system as the clone of the repository. Returns
 * what opens an address of the editor, such as `#/collections/faqs/new`.
 */
export async function openClone(page: Page, files: Record<string, string>) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('admin')
  await page.evaluate(async () => {
    await (await navigator.storage.getDirectory()).getDirectoryHandle('.git', { create: true })
  })
  await writeInClone(page, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('row').first().waitFor()
  return (address: string) => page.goto(`admin${address}`)
}

/** Writes files in the clone, as an editor of text or a pull does. */
export const writeInClone = (page: Page, files: Record<string, string>): Promise<void> =>
  page.evaluate(async (all) => {
    const clone = await navigator.storage.getDirectory()
    for (const [file, text] of Object.entries(all)) {
      const [name = '', ...folders] = file.split('/').toReversed()
      let folder = clone
      for (const each of folders.toReversed())
        folder = await folder.getDirectoryHandle(each, { create: true })
      const handle = await folder.getFileHandle(name, { create: true })
      const stream = await handle.createWritable()
      await stream.write(text)
      await stream.close()
    }
  }, files)

/** The files in the clone, or only one of them. */
export const filesIn = (page: Page, only?: string): Promise<Record<string, string>> =>
  page.evaluate(async (wanted) => {
    const files: Record<string, string> = {}
    async function walk(folder: FileSystemDirectoryHandle, at: string) {
      for await (const [name, handle] of folder) {
        if (handle instanceof FileSystemFileHandle) {
          if (!wanted || wanted === at + name)
            files[at + name] = await (await handle.getFile()).text()
        } else if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${at}${name}/`)
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return files
  }, only)
