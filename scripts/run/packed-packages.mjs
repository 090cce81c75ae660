import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { standIns } from './stand-ins.mjs'

/**
 * Packages of hundreds of small files, which take a process half a second to open one by one. What
 * these have in common with each other and with our modules is here too: a class has to be one class.
 */
export const packed = [
  'github-slugger',
  'gray-matter',
  'hast-util-to-string',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-mdx',
  'mdast-util-mdx-jsx',
  'mdast-util-to-hast',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  'micromark-extension-mdxjs',
  'micromark-util-decode-string',
  'property-information',
  'unist-util-visit',
  'vfile-message',
  'yaml',
  'zod',
]

/**
 * What a package is in modules, if Node takes it for CommonJS: a bundler can tell what they export,
 * they open faster, and acorn is there once.
 */
const inModules = Object.entries({ acorn: 'acorn/dist/acorn.mjs', yaml: 'yaml/browser/index.js' })

/** A third of it all, which nothing here runs: gray-matter's YAML (we read our own) and zod's languages. */
const unused = new Map([
  [
    /\/js-yaml\/index\.js$/,
    'exports.safeLoad = exports.safeDump = () => { throw new Error("unused") }',
  ],
  [/\/zod\/v4\/locales\/index\.js$/, "export { default as en } from './en.js'"],
])

/** @param {string} name */
const fileName = (name) => `${name.replaceAll(/\W+/g, '-').replace(/^-/, '')}.mjs`

/**
 * Bundles each of the packages into a file, with what they share in further ones.
 * @param {string} root
 */
export async function bundlePackages(root) {
  const bundle = await rolldown({
    input: Object.fromEntries(packed.map((name) => [fileName(name), name])),
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    resolve: {
      alias: Object.fromEntries(
        inModules.map(([name, file]) => [name, path.join(root, 'node_modules', file)]),
      ),
    },
    plugins: [{ name: 'without-unused', load: standIns(unused) }],
  })
  const { output } = await bundle.generate({ entryFileNames: '[name]' })
  await bundle.close()
  return output.filter((file) => file.type === 'chunk')
}

/**
 * The address of each packed package. They are packed once for an installation of packages and kept
 * in `cache`; none are known where that cannot be done, and then the packages themselves serve.
 * @param {string} root
 * @param {string} cache
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function packedPackages(root, cache) {
  try {
    const installed = readFileSync(path.join(root, 'node_modules/.package-lock.json'))
    const recipe = readFileSync(import.meta.filename)
    const key = hashOf([process.version, recipe, installed]).slice(0, 16)
    const folder = path.join(cache, 'packages', key)
    return isSound(folder) ? addresses(folder) : await pack(root, folder)
  } catch {
    return new Map()
  }
}

const list = 'list.json'

/**
 * @param {string} root
 * @param {string} folder
 */
async function pack(root, folder) {
  const chunks = await bundlePackages(root)
  const sums = chunks.map((chunk) => [chunk.fileName, hashOf([chunk.code])])
  const draft = `${folder}-${process.pid}`
  try {
    mkdirSync(draft, { recursive: true })
    for (const chunk of chunks) writeFileSync(path.join(draft, chunk.fileName), chunk.code)
    writeFileSync(path.join(draft, list), JSON.stringify(sums))
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  const all = path.dirname(folder)
  for (const name of readdirSync(all)) {
    if (name !== path.basename(folder)) rmSync(path.join(all, name), { recursive: true })
  }
  return addresses(folder)
}

/** @param {string} folder */
const addresses = (folder) =>
  new Map(packed.map((name) => [name, pathToFileURL(path.join(folder, fileName(name))).href]))

/**
 * Whether all in a folder is as it was made.
 * @param {string} folder
 */
function isSound(folder) {
  try {
    /** @type {[string, string][]} */
    const sums = JSON.parse(readFileSync(path.join(folder, list), 'utf8'))
    return sums.every(([name, sum]) => hashOf([readFileSync(path.join(folder, name))]) === sum)
  } catch {
    return false
  }
}

/** @param {readonly (string | Uint8Array)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
