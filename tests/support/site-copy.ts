import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownEnvironment } from './run-command.ts'

/** The content that the specification describes, with known words, names and numbers. */
export const delivered = path.resolve('tests/sites/delivered')

const written = ['content', 'pages', 'public']
const code = ['components', 'content/kinds', 'content/schema', 'pages', 'scripts']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** The files of this repository, below some folders or all of them, whether added to git or not yet. */
export function projectFiles(...folders: readonly string[]): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const names = execFileSync('git', [...list, '--', ...folders], { encoding: 'utf8' }).split('\0')
  return names.filter((name) => name !== '' && existsSync(name))
}

/** Everything that a command prints, once it has ended. */
export async function outputOf(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => (output += data.toString()))
  }
  const [code] = await once(child, 'close')
  return { code: code ?? -1, output }
}

/** The commands of the site in a folder. */
export function commandsOf(root: string) {
  /** Starts a command of scripts/. */
  const start = (script: string, env: NodeJS.ProcessEnv = {}, args: readonly string[] = []) =>
    spawn(process.execPath, ['scripts/run.mjs', script, ...args], {
      cwd: root,
      env: { ...ownEnvironment(), NO_COLOR: '1', ...env },
    })
  /** Runs a command of scripts/ to its end. */
  const run = (...command: Parameters<typeof start>) => outputOf(start(...command))
  return {
    start,
    run,
    /** Builds the site. Throws with the words of the build if it fails. */
    async build(env: NodeJS.ProcessEnv = {}, args: readonly string[] = []) {
      const { code, output } = await run('build', env, args)
      if (code !== 0) throw new Error(`The site does not build.\n${output}`)
      return output
    },
  }
}

/** The value of SOURCE_DATE_EPOCH at noon of a day in Kathmandu. */
export const noon = (day: string) => String(Date.parse(`${day}T12:00:00+05:45`) / 1000)

/** The files below a folder with the hashes of their bytes, to compare two builds. */
export async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  const hashed = files.map(async (file): Promise<[string, string]> => {
    const hash = createHash('sha256').update(await readFile(file))
    return [path.relative(folder, file), hash.digest('hex')]
  })
  return new Map(await Promise.all(hashed))
}

/** Packages one by one, so that Vite's cache of them is the copy's own. */
export async function linkPackages(root: string) {
  await mkdir(path.join(root, 'node_modules'))
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.vite')) continue
    await symlink(path.resolve('node_modules', name), path.join(root, 'node_modules', name))
  }
}

export type SiteCopy = Awaited<ReturnType<typeof copySite>>

/**
 * The code in `from` with the content in another folder, which a test may change, build and serve;
 * the packages are linked. `cache` is a .cache/ that its builds begin with.
 */
export async function copySite({ from = process.cwd(), content = delivered, cache = '' } = {}) {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')))
  const filter = (file: string) => !/^pages.*\.mdx$/.test(path.relative(from, file))
  for (const name of [...code, ...files]) {
    await cp(path.join(from, name), path.join(root, name), { recursive: true, filter })
  }
  for (const name of written) {
    await cp(path.join(content, name), path.join(root, name), { recursive: true })
  }
  if (existsSync(cache))
    await cp(cache, path.join(root, '.cache'), {
      recursive: true,
      // What a process has there while it runs.
      filter: (file) => !/^(?:build|review|run)-\d/.test(path.basename(file)),
    })
  await linkPackages(root)

  /** Writes a file of the copy. */
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return {
    root,
    ...commandsOf(root),
    write,
    /** Replaces a text in a file of the copy; it must be there. */
    async edit(file: string, from: string, to: string) {
      const text = await readFile(path.join(root, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`)
      await write(
        file,
        text.replace(from, () => to),
      )
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
