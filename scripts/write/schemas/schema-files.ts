import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas } from './json-schemas.ts'
import { fieldSnippets } from './snippets.ts'

const folder = '.vscode'

/** The files for editors: path inside .vscode/ → text. */
const freshFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...Array.from(jsonSchemas(), ([name, text]) => [`schemas/${name}`, text] as const),
    ['fields.code-snippets', fieldSnippets()],
  ])

/** The paths of files for editors that are missing, outdated or of a kind that doesn't exist. */
export function staleSchemas(root: string): string[] {
  const fresh = freshFiles()
  return Array.from(new Set([...fresh.keys(), ...schemasIn(root)]))
    .filter((name) => textOf(root, name) !== fresh.get(name))
    .map((name) => `${folder}/${name}`)
}

/** What the check says about them; nothing in a repository without .vscode/. */
export function schemaNotice(root: string): string | undefined {
  const stale = existsSync(join(root, folder)) ? staleSchemas(root) : []
  if (stale.length === 0) return undefined
  return `${stale.join(', ')}: editors know old fields. Run \`npm run schemas\`.`
}

/** Writes the files for editors, and deletes the schemas of kinds that don't exist. */
export function writeSchemas(root: string): void {
  const fresh = freshFiles()
  mkdirSync(join(root, folder, 'schemas'), { recursive: true })
  for (const name of schemasIn(root)) if (!fresh.has(name)) rmSync(join(root, folder, name))
  for (const [name, text] of fresh) writeFileSync(join(root, folder, name), text)
}

function schemasIn(root: string): string[] {
  const place = join(root, folder, 'schemas')
  return existsSync(place) ? readdirSync(place).map((name) => `schemas/${name}`) : []
}

function textOf(root: string, name: string): string | undefined {
  const file = join(root, folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined
}
