import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keepLatest } from '#scripts/system/keep-latest.ts'
import { shareOut } from '#scripts/system/pool/pool.ts'
import { buildFolder } from './abandoned-builds.ts'
import { bundleFiles } from './bundle-files.ts'
import { placeMedia, mediaOfSheets } from './used-media.ts'

/**
 * The programs of the site: `client` for visitors, with the fonts of its style sheet, `server` to
 * render pages, and the files that `bundleFiles` names. `key` names all that they were made from.
 */
export type Bundle = {
  key: string
  client: string
  server: string
  frame: string
  worker: string
  removal: string
}

/** What the bundles are made from. Content is none of it. */
const sources = ['components', 'content/schema', 'pages', 'scripts']
const settings = [
  'package.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** As many bundles stay as somebody goes to and fro between. */
const mostKept = 4

/**
 * The bundles kept from an earlier build if nothing that they are made from has changed, else new
 * ones. The base path and the Nepali name are what the bundler reads from elsewhere.
 */
export async function currentBundle(
  root: string,
  { base, nepaliName }: { base: string; nepaliName: string },
): Promise<Bundle> {
  const key = keyOf(root, [base, nepaliName])
  const cache = path.join(root, '.cache')
  const all = path.join(cache, 'bundle')
  const folder = path.join(all, key)
  if (!(await isSound(folder))) {
    const draft = path.join(buildFolder(cache), 'bundle')
    await mkdir(draft, { recursive: true })
    await mkdir(all, { recursive: true })
    try {
      await shareOut([{ root, base, folder: draft }], {
        worker: path.join(import.meta.dirname, 'bundle-worker.ts'),
        tasksAProcess: 1,
        // Its scripts are over before faster code for them would have paid.
        flags: ['--no-opt'],
      })
      const client = path.join(draft, 'client')
      placeMedia(await mediaOfSheets(client), client)
      await writeFile(path.join(draft, sums), await sumsOf(draft))
      await rm(folder, { recursive: true, force: true })
      // Another build may have put its own, which is the same, there meanwhile.
      await rename(draft, folder).catch(async (error: unknown) => {
        if (!(await isSound(folder))) throw error
      })
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
    keepLatest(all, mostKept)
  }
  const now = new Date()
  await utimes(folder, now, now)
  return {
    key,
    client: path.join(folder, 'client'),
    server: path.join(folder, 'server'),
    frame: path.join(folder, bundleFiles.frame),
    worker: path.join(folder, bundleFiles.worker),
    removal: path.join(folder, bundleFiles.removal),
  }
}

function keyOf(root: string, values: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, values]))
  const found = sources.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.mdx'))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  const files = [...found, ...settings].filter((file) => existsSync(path.join(root, file)))
  for (const file of files.toSorted()) {
    const bytes = readFileSync(path.join(root, file))
    hash.update(`${file.replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

const sums = 'sums.json'

/** The SHA-256 of every file below a folder, but of the sums themselves. */
async function sumsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== sums)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  const found = files.map(async (file) => [
    path.relative(folder, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return JSON.stringify(await Promise.all(found))
}

/** Whether every file is as it was made. */
async function isSound(folder: string): Promise<boolean> {
  const expected = await readFile(path.join(folder, sums), 'utf8').catch(() => undefined)
  return expected !== undefined && expected === (await sumsOf(folder))
}
