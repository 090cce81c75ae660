import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageOptions } from './open-page.ts'
import { test as siteTest } from './site.ts'
import { startSite } from './start-site.ts'

const hash = /(?<=[.-])[\w-]{8}(?=\.(?:js|css)$)/

/** Hashes of scripts, which change with them. */
const integrity = / integrity="[^"]*"/g

/** Each hashed asset's name, and a name that another build could have given it. */
function otherNames(files: readonly string[]): Map<string, string> {
  const names = files.map((file) => path.basename(file)).filter((name) => hash.test(name))
  return new Map(names.map((name) => [name, name.replace(hash, (old) => `Z${old.slice(1)}`)]))
}

const replaceAll = (text: string, replacements: ReadonlyMap<string, string>) =>
  [...replacements].reduce((done, [from, to]) => done.replaceAll(from, to), text)

type Words = Readonly<Record<string, string>>

/** Turns a build into one with other words. With `renames`, its scripts and style sheets have other names. */
async function rebuild(client: string, words: Words, renames: boolean): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const compressed of all.filter((file) => /\.(?:br|gz)$/.test(file))) await rm(compressed)
  const files = all.filter((file) => /\.(?:html|js|css)$/.test(file))
  const names = otherNames(renames ? files : [])
  const replacements = new Map(Object.entries(words))
  for (const file of files) {
    const text = replaceAll(await readFile(file, 'utf8'), names)
    await rm(file)
    const name = names.get(path.basename(file)) ?? path.basename(file)
    const isPage = name.endsWith('.html')
    const changed = isPage ? replaceAll(text.replaceAll(integrity, ''), replacements) : text
    await writeFile(path.join(path.dirname(file), name), changed)
  }
}

/**
 * Serves a site with three builds. `new` and `reworded` have other words than `old`; `new` shares no
 * script and no style sheet with the others.
 */
async function startDeployments(siteRoot: string, words: Words) {
  const root = await mkdtemp(path.join(tmpdir(), 'deployments-'))
  for (const build of ['old', 'new', 'reworded']) {
    await cp(path.join(siteRoot, 'dist'), path.join(root, build), { recursive: true })
  }
  await rebuild(path.join(root, 'new/client'), words, true)
  await rebuild(path.join(root, 'reworded/client'), words, false)
  /** Replaces the served build. */
  const deploy = async (build: 'old' | 'new' | 'reworded') => {
    await symlink(build, path.join(root, 'next'))
    await rename(path.join(root, 'next'), path.join(root, 'dist'))
  }
  await deploy('old')
  const { url, close } = await startSite(root)
  return {
    url,
    deploy,
    /** The path of a file of the served build. */
    file: (name: string) => path.join(root, 'dist/client', name),
    close: () => close().then(() => rm(root, { recursive: true })),
  }
}

/** The messages of the browser and the script when files of the old build are gone. */
const missing = /Failed to (?:load|fetch)|imported/

/** A test of a site with several builds. `openOld` opens a tab while the old one is served. */
export const test = siteTest
  .extend('deployments', { scope: 'file' }, async ({ siteRoot }, { onCleanup }) => {
    const site = await startDeployments(siteRoot, {
      'About Us': 'About the Institute',
      'Contact Us': 'Write to Us',
    })
    onCleanup(site.close)
    return site
  })
  .extend('url', { scope: 'file' }, ({ deployments }) => deployments.url)
  .extend('openOld', ({ newPage, deployments }) => async (options: PageOptions = {}) => {
    await deployments.deploy('old')
    return newPage({ reducedMotion: true, expected: [missing], ...options })
  })
