import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { hostFiles, hostRules, originsIn } from '#scripts/hosts/index.ts'

/** Writes what the hosts want to be told into `folder`, the coming dist/. */
export async function writeHostFiles(
  folder: string,
  content: Content,
  base: string,
): Promise<void> {
  const files = new Set(content.pages.map((page) => page.path))
  const pages = [...content.routes]
    .filter(([route, file]) => files.has(file) && route !== '/404')
    .map(([route]) => route)
  for (const [name, text] of hostFiles(hostRules({ base, origins: originsIn(content), pages }))) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
