import { execFile } from 'node:child_process'
import { access, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'

const run = promisify(execFile)

const scorer = '@mdn/mdn-http-observatory@1.4.8'
const command = 'mdn-http-observatory-scan'

const report = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number() }),
  ),
})

export type Report = z.infer<typeof report>

/** The PATH on which the scorer's command is; npm fetches it the first time. */
async function pathWithScorer(): Promise<string> {
  // Its own scripts would build a database driver and download lists, neither of which it needs here.
  const careful = ['--yes', '--ignore-scripts', '--engine-strict=false', `--package=${scorer}`]
  const args = ['exec', ...careful, '--', 'node', '-p', 'process.env.PATH']
  const { stdout } = await run('npm', args, { shell: process.platform === 'win32' }).catch(
    (cause: unknown) => {
      throw new Error(`The scorer, ${scorer}, cannot be fetched from the npm registry.`, { cause })
    },
  )
  return stdout.trim()
}

/** The scorer reads a list of preloaded hosts, of which localhost is none: an empty one will do. */
async function giveEmptyPreloadList(folder: string): Promise<void> {
  const bin = await realpath(path.join(folder, command))
  const list = path.join(path.dirname(bin), '..', 'conf', 'hsts-preload.json')
  await access(list).catch(() => writeFile(list, '{}'))
}

/** The scorer's own words, which it prints as JSON even when it fails. */
const saidBy = (failure: unknown) =>
  failure instanceof Error && 'stdout' in failure ? String(failure.stdout).trim() : String(failure)

/** Has the scorer of MDN's HTTP Observatory look at a host, whose certificate it trusts. */
export async function observe(host: string, certFile: string): Promise<Report> {
  const PATH = await pathWithScorer()
  await giveEmptyPreloadList(PATH.split(path.delimiter)[0] ?? '')
  // The command sets NODE_EXTRA_CA_CERTS itself; OpenSSL's own variable it leaves alone.
  const trust = { NODE_OPTIONS: '--use-openssl-ca', SSL_CERT_FILE: certFile }
  const { stdout } = await run(command, [host], {
    env: { ...process.env, PATH, ...trust },
    shell: process.platform === 'win32',
  }).catch((cause: unknown) => {
    throw new Error(`The scorer could not look at ${host}: ${saidBy(cause)}`, { cause })
  })
  return report.parse(JSON.parse(stdout))
}
