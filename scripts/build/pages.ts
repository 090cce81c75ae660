import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, prerender } from 'vike/api'
import type { PageContextServer } from 'vike/types'
import { readFailures } from '#scripts/render/failures.ts'
import { siteBase } from '#scripts/site-url.ts'
import { BuildStopped } from './build-stopped.ts'
import { integrityWriter } from './integrity.ts'

/** Bundles the client and the server into `folder`. */
export async function bundle(root: string, folder: string): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_DIR: folder })
  await build({ viteConfig: { root, logLevel: 'warn' } })
}

/** Renders every page of the content into `folder`/client; names all that cannot be rendered. */
export async function renderPages(root: string, folder: string): Promise<void> {
  const failures = path.join(folder, 'failures.jsonl')
  Object.assign(process.env, { BUILD_FAILURES: failures })
  const withIntegrity = integrityWriter(path.join(folder, 'client'), siteBase(root))
  await prerender({
    viteConfig: { root, logLevel: 'warn' },
    onPagePrerender: (page: Prerendered) => writePage(page, withIntegrity),
  })
  const failed = readFailures(failures)
  for (const { path, route, message } of failed) console.error(`${path}  ${route}: ${message}`)
  if (failed.length > 0) {
    throw new BuildStopped(`${failed.length} pages could not be rendered; dist/ is as it was.`)
  }
}

type Prerendered = PageContextServer & {
  _prerenderResult: { filePath: string; fileContent: string }
}

/** Writes a page as Vike would, which lists every file that it writes itself. */
async function writePage(
  { _prerenderResult: { filePath, fileContent } }: Prerendered,
  finish: (html: string) => string,
) {
  await mkdir(path.dirname(filePath), { recursive: true })
  await writeFile(filePath, finish(fileContent))
}
