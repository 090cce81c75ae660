import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { writeWhole } from '#scripts/write-whole.ts'
import type { MdxCache, MdxFacts } from './mdx-facts.ts'
import { pipelineVersion } from './pipeline-version.ts'

const packages = ['@mdx-js/mdx', 'remark-gfm', 'rehype-slug']

/**
 * Compiled bodies in a folder, one file each, named by their content.
 * Another version of the pipeline has a folder of its own; of the others the latest stays.
 * A file begins with the sum of the rest: one that is damaged counts as absent; a folder that cannot be written costs time, nothing else.
 */
export function createDiskCache(folder: string): MdxCache {
  const versioned = join(folder, version())
  const fileOf = (key: string) => join(versioned, `${key}.json`)
  let writable = makeFolder(versioned)
  if (writable) forgetOld(folder, versioned)
  return {
    get: (key) => readFacts(fileOf(key)),
    set: (key, facts) => {
      const text = JSON.stringify(facts)
      writable &&= isWritten(fileOf(key), `${sumOf(text)}\n${text}`)
    },
  }
}

function version(): string {
  const hash = createHash('sha256').update(pipelineVersion)
  for (const name of packages) hash.update(`${name}@${packageVersion(name)}`)
  return hash.digest('hex').slice(0, 16)
}

/** Read from disk beside the module, since these packages do not export their package.json. */
function packageVersion(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return readFileSync(join(dirname(entry), 'package.json'), 'utf8')
  } catch {
    return 'unknown'
  }
}

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    return true
  } catch {
    return false
  }
}

/** Versions to which somebody may go back, such as that of another branch. */
const mostOthers = 1

function forgetOld(folder: string, present: string): void {
  const others = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((other) => other !== present)
  if (others.length <= mostOthers) return
  const old = others
    .map((other) => ({ other, time: statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.time - a.time)
    .slice(mostOthers)
  for (const { other } of old) rmSync(other, { recursive: true, force: true })
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex')

function readFacts(file: string): MdxFacts | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const rest = text.slice(end + 1)
    if (text.slice(0, end) !== sumOf(rest)) return undefined
    const facts: MdxFacts = JSON.parse(rest)
    return facts
  } catch {
    return undefined
  }
}

/** Whether the file could be written. */
function isWritten(file: string, text: string): boolean {
  try {
    writeWhole(file, text)
    return true
  } catch {
    return false
  }
}
