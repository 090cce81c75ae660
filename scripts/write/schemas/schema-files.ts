import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from './editor-schemas.ts'
import { fieldSnippets } from './snippets.ts'

const folder = '.vscode'
const snippets = 'fields.code-snippets'

/** What editors read of the schemas: path inside .vscode/ to text. */
const wantedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...Array.from(editorSchemas(), ([name, text]) => [`schemas/${name}`, text] as const),
    [snippets, fieldSnippets()],
  ])

/** The files for editors, by path, that are missing, old or of a kind that is no more. */
export function staleSchemas(root: string): string[] {
  const wanted = wantedFiles()
  const names = new Set([...wanted.keys(), ...namesIn(root)])
  return Array.from(names)
    .filter((name) => textOf(root, name) !== wanted.get(name))
    .map((name) => `${folder}/${name}`)
}

/** What the check says of them; nothing in a repository without settings for editors. */
export function schemaNotice(root: string): string | undefined {
  const stale = existsSync(join(root, folder)) ? staleSchemas(root) : []
  return stale.length === 0
    ? undefined
    : `${stale.join(', ')}: editors know old fields. Run \`npm run schemas\`.`
}

/** Writes the files for editors and deletes those of kinds that are no more. */
export function writeSchemas(root: string): void {
  const wanted = wantedFiles()
  mkdirSync(join(root, folder, 'schemas'), { recursive: true })
  for (const name of namesIn(root)) if (!wanted.has(name)) rmSync(join(root, folder, name))
  for (const [name, text] of wanted) writeFileSync(join(root, folder, name), text)
}

function namesIn(root: string): string[] {
  try {
    return readdirSync(join(root, folder, 'schemas')).map((name) => `schemas/${name}`)
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
