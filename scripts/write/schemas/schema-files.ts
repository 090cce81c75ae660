import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas } from './json-schemas.ts'
import { fieldSnippets } from './snippets.ts'

const schemas = '.vscode/schemas'

/** The files for editors: path → text. */
const freshFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...Array.from(jsonSchemas(), ([name, text]) => [`${schemas}/${name}`, text] as const),
    ['.vscode/fields.code-snippets', fieldSnippets()],
  ])

/** The paths of files for editors that are missing, outdated or left over. */
export function staleSchemas(root: string, fresh = freshFiles()): string[] {
  const place = join(root, schemas)
  const found = existsSync(place) ? readdirSync(place).map((name) => `${schemas}/${name}`) : []
  return [...new Set([...fresh.keys(), ...found])].filter((path) => {
    const file = join(root, path)
    const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined
    return text !== fresh.get(path)
  })
}

/** What the check says about stale files. Undefined if there are none, or no folder .vscode/. */
export function schemaNotice(root: string): string | undefined {
  const stale = existsSync(join(root, '.vscode')) ? staleSchemas(root) : []
  if (stale.length === 0) return undefined
  return `${stale.join(', ')}: editors know old fields. Run \`npm run schemas\`.`
}

/** Writes the stale files for editors, deletes those that are left over, and returns all their paths. */
export function writeSchemas(root: string): string[] {
  const fresh = freshFiles()
  const stale = staleSchemas(root, fresh)
  mkdirSync(join(root, schemas), { recursive: true })
  for (const path of stale) {
    const text = fresh.get(path)
    if (text === undefined) rmSync(join(root, path))
    else writeFileSync(join(root, path), text)
  }
  return stale
}
