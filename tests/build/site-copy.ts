import { spawn, type ChildProcess } from 'node:child_process'
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
import { ownEnvironment } from '#tests/support/run-command.ts'

const copied = ['components', 'content', 'pages', 'public', 'scripts']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** A copy of this site that a test may change, build and serve; the packages are linked. */
export type SiteCopy = {
  root: string
  /** Writes a file of the copy. */
  write: (file: string, text: string) => Promise<void>
  /** Replaces a text in a file of the copy; it must be there. */
  edit: (file: string, from: string, to: string) => Promise<void>
  /** Starts a command of scripts/ in the copy. */
  start: (script: string, env?: Record<string, string>, args?: readonly string[]) => ChildProcess
  /** Runs a command of scripts/ in the copy to its end. */
  run: (
    script: string,
    env?: Record<string, string>,
    args?: readonly string[],
  ) => Promise<{ code: number; output: string }>
  remove: () => Promise<void>
}

/** Packages one by one, so that Vite's cache of them is the copy's own. */
async function linkPackages(root: string) {
  await mkdir(path.join(root, 'node_modules'))
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.vite')) continue
    await symlink(path.resolve('node_modules', name), path.join(root, 'node_modules', name))
  }
}

export async function copySite(): Promise<SiteCopy> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')))
  for (const folder of copied) {
    await cp(folder, path.join(root, folder), { recursive: true })
  }
  for (const file of files) await cp(file, path.join(root, file))
  await linkPackages(root)

  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  const start: SiteCopy['start'] = (script, env = {}, args = []) =>
    spawn(process.execPath, ['scripts/run.mjs', script, ...args], {
      cwd: root,
      env: { ...ownEnvironment(), NO_COLOR: '1', ...env },
    })
  return {
    root,
    write,
    start,
    async edit(file, from, to) {
      const text = await readFile(path.join(root, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`)
      await write(
        file,
        text.replace(from, () => to),
      )
    },
    run: (script, env, args) =>
      new Promise((resolve, reject) => {
        const child = start(script, env, args)
        let output = ''
        const note = (data: Buffer) => {
          output += data.toString()
        }
        child.stdout?.on('data', note)
        child.stderr?.on('data', note)
        child.on('error', reject).on('close', (code) => resolve({ code: code ?? -1, output }))
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
