import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenItem } from './launch-report.ts'

const file = '.github/CODEOWNERS'

/** Stands for an owner's account. GitHub has no account with such a name. */
const placeholder = /(?<=^[^#\s].*)@OWNER_TO_SUPPLY\b/m

/** The owner of the site that CODEOWNERS still lacks, at its first place. */
export function ownerToSupply(root: string): OpenItem[] {
  const place = path.join(root, file)
  const text = existsSync(place) ? readFileSync(place, 'utf8') : ''
  const found = placeholder.exec(text)
  if (!found) return []
  const above = text.slice(0, found.index).split('\n')
  const column = (above.at(-1)?.length ?? 0) + 1
  return [{ path: file, line: above.length, column, field: 'owner', text: found[0] }]
}
