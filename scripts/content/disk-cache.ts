import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { mdxFacts } from './mdx-facts.ts'
import type { MdxCache, MdxFacts } from './mdx-facts.ts'
import { pipelineVersion } from './pipeline-version.ts'

const packages = ['@mdx-js/mdx', 'remark-gfm', 'rehype-slug']

/**
 * Compiled bodies in a folder, one file each, named by their content.
 * Another version of the pipeline has a folder of its own.
 * A file that is broken counts as absent; a folder that cannot be written costs time, nothing else.
 */
export function createDiskCache(folder: string): MdxCache {
  const versioned = join(folder, version())
  const fileOf = (key: string) => join(versioned, `${key}.json`)
  let writable = makeFolder(versioned)
  return {
    get: (key) => readFacts(fileOf(key)),
    set: (key, facts) => {
      writable &&= writeWhole(fileOf(key), JSON.stringify(facts))
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

function readFacts(file: string): MdxFacts | undefined {
  try {
    return mdxFacts.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** By way of a file of another name, so that no reader meets half of it. */
function writeWhole(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
    return true
  } catch {
    rmSync(draft, { force: true })
    return false
  }
}
