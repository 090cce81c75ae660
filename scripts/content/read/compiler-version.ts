import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageVersion } from '#scripts/make/media/index.ts'

const packages = [
  'github-slugger',
  'gray-matter',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-mdx',
  'mdast-util-to-hast',
  'micromark',
  'micromark-extension-gfm',
  'micromark-extension-mdxjs',
  'property-information',
  'yaml',
]

const content = join(import.meta.dirname, '..')

/** Names all that decides what a file is read as: this folder, the packages, the format of V8. */
export function compilerVersion(): string {
  const hash = createHash('sha256').update(process.versions.v8)
  for (const name of packages) hash.update(`${name}@${packageVersion(name)}`)
  const modules = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  for (const name of modules) hash.update(readFileSync(join(content, name)))
  return hash.digest('hex').slice(0, 16)
}
