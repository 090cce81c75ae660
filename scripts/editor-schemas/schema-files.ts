import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from './editor-schemas.ts'

const folder = join('.vscode', 'schemas')

/** The schemas for editors, by path, whose file is missing, old or of a kind that is no more. */
export function staleSchemas(root: string): string[] {
  const wanted = editorSchemas()
  const names = new Set([...wanted.keys(), ...namesIn(root)])
  return Array.from(names)
    .filter((name) => textOf(root, name) !== wanted.get(name))
    .map((name) => `.vscode/schemas/${name}`)
}

/** What the check says of them; nothing in a repository without settings for editors. */
export function schemaNotice(root: string): string | undefined {
  const stale = existsSync(join(root, '.vscode')) ? staleSchemas(root) : []
  return stale.length === 0
    ? undefined
    : `${stale.join(', ')}: editors know old fields. Run \`npm run schemas\`.`
}

/** Writes the schemas for editors and deletes those of kinds that are no more. */
export function writeSchemas(root: string): void {
  const wanted = editorSchemas()
  mkdirSync(join(root, folder), { recursive: true })
  for (const name of namesIn(root)) if (!wanted.has(name)) rmSync(join(root, folder, name))
  for (const [name, text] of wanted) writeFileSync(join(root, folder, name), text)
}

function namesIn(root: string): string[] {
  try {
    return readdirSync(join(root, folder))
  } catch {
    return []
  }
}

function textOf(root: string, name: string): string | undefined {
  try {
    return readFileSync(join(root, folder, name), 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
