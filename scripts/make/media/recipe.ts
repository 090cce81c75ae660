import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageVersion } from './package-version.ts'

type Ingredients = {
  /** Folders of the repository whose programs make the thing. */
  folders: readonly string[]
  packages: readonly string[]
}

const known = new Map<string, string>()

/**
 * Names the way in which something is made, for keys of a cache: SHA-256 of the programs' text and
 * of the packages' versions. Read once in a run.
 */
export function recipeOf({ folders, packages }: Ingredients): string {
  const asked = JSON.stringify([folders, packages])
  const recipe = known.get(asked) ?? hashOf(folders.flatMap(filesIn), packages)
  known.set(asked, recipe)
  return recipe
}

function hashOf(files: readonly string[], packages: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of packages) hash.update(`${name}@${packageVersion(name)}\n`)
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|typ)$/.test(file))
    .toSorted()
