import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the repository keeps the drawn icons, and `icons.json`. */
export const readyFolder = 'scripts/make/site-files/ready'

/** What the icons depend on. */
type Recipe = readonly (string | Uint8Array)[]

/** What `icons.json` says: SHA-256 of the recipe, and of each icon by its path on the site. */
type Ready = { recipe: string; sums: Record<string, string> }

/** The icons by their path on the site, if they were made by this recipe and are sound. */
export function readyIcons(
  recipe: Recipe,
  folder = readyFolder,
): ReadonlyMap<string, Uint8Array> | undefined {
  try {
    const ready: Ready = JSON.parse(readFileSync(path.join(folder, list), 'utf8'))
    if (ready.recipe !== sumOf(recipe)) return undefined
    const files = new Map<string, Uint8Array>()
    for (const [name, sum] of Object.entries(ready.sums)) {
      const bytes = readFileSync(path.join(folder, name))
      if (sumOf([bytes]) !== sum) return undefined
      files.set(name, bytes)
    }
    return files
  } catch {
    return undefined
  }
}

/** Keeps icons in the folder, in place of all that was in it. */
export function writeReady(
  recipe: Recipe,
  files: ReadonlyMap<string, Uint8Array>,
  folder = readyFolder,
): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes)
  const sums = Object.fromEntries([...files].map(([name, bytes]) => [name, sumOf([bytes])]))
  const ready: Ready = { recipe: sumOf(recipe), sums }
  writeFileSync(path.join(folder, list), `${JSON.stringify(ready, null, 2)}\n`)
}

const list = 'icons.json'

function sumOf(parts: Recipe): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
