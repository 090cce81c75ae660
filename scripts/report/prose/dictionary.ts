import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join('content', 'dictionary')

/** The words that writers added in content/dictionary/: one a line, `#` before what is no word. */
export function ownWords(root: string): string[] {
  return filesIn(join(root, folder))
    .flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/))
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((word) => word !== '')
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => join(path, name))
  } catch {
    return []
  }
}
