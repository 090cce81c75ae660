import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

/** Turns a build into another: all scripts and style sheets under other names, and other words. */
async function rebuild(client: string, words: ReadonlyMap<string, string>): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const compressed of all.filter((file) => /\.(?:br|gz)$/.test(file))) await rm(compressed)
  const files = all.filter((file) => /\.(?:html|js|css)$/.test(file))
  const names = otherNames(files)
  for (const file of files) {
    const text = replaceAll(await readFile(file, 'utf8'), names)
    await rm(file)
    const name = names.get(path.basename(file)) ?? path.basename(file)
    const isPage = name.endsWith('.html')
    const changed = isPage ? replaceAll(text.replaceAll(integrity, ''), words) : text
    await writeFile(path.join(path.dirname(file), name), changed)
  }
}

export type Deployments<Name extends string = 'old' | 'new'> = {
  /** The site's home page. */
  url: string
  /** Replaces the served build. */
  deploy: (build: Name) => Promise<void>
  /** The path of a file of the served build. */
  file: (name: string) => string
  close: () => Promise<void>
}

/** Serves a site with several builds, each the folder of its dist/; `old` is served first. */
export async function serveBuilds<Name extends string>(
  builds: Readonly<Record<Name | 'old', string>>,
): Promise<Deployments<Name | 'old'>> {
  const root = await mkdtemp(path.join(tmpdir(), 'served-'))
  const deploy = async (build: Name | 'old') => {
    await symlink(builds[build], path.join(root, 'next'))
    await rename(path.join(root, 'next'), path.join(root, 'dist'))
  }
  await deploy('old')
  const site = await startSite(root)
  return {
    url: site.url,
    deploy,
    file: (name) => path.join(root, 'dist/client', name),
    async close() {
      await site.close()
      await rm(root, { recursive: true })
    },
  }
}

/** Serves a site with two builds that share no script and no style sheet; `words` differ too. */
export async function startDeployments(
  siteRoot: string,
  words: Readonly<Record<string, string>>,
): Promise<Deployments> {
  const root = await mkdtemp(path.join(tmpdir(), 'deployments-'))
  const builds = { old: path.join(root, 'old'), new: path.join(root, 'new') }
  for (const folder of Object.values(builds)) {
    await cp(path.join(siteRoot, 'dist'), folder, { recursive: true })
  }
  await rebuild(path.join(builds.new, 'client'), new Map(Object.entries(words)))
  const { close, ...site } = await serveBuilds(builds)
  return { ...site, close: () => close().then(() => rm(root, { recursive: true })) }
}
