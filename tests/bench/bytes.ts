import { readFile, writeFile } from 'node:fs/promises'
import type { SiteBytes } from './budgets.ts'

/** What every page weighed at the last `npm run bench -- bytes --renew`. */
const file = 'tests/bench/bytes.json'

export const readKnownBytes = async (): Promise<SiteBytes> =>
  JSON.parse(await readFile(file, 'utf8'))

export const writeKnownBytes = (bytes: SiteBytes): Promise<void> =>
  writeFile(file, `${JSON.stringify(bytes, null, 2)}\n`)
