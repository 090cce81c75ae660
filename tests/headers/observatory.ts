import { execFile } from 'node:child_process'
import { access, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '#scripts/system/failure.ts'
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

/** A PATH with the scorer's command, which npm fetches the first time. */
async function pathWithScorer(): Promise<string> {
  // Its install scripts would build a database driver and download lists, which it doesn't need here.
  const careful = ['--yes', '--ignore-scripts', '--engine-strict=false', `--package=${scorer}`]
  const args = ['exec', ...careful, '--', 'node', '-p', 'process.env.PATH']
  const { stdout } = await run('npm', args, { shell: process.platform === 'win32' }).catch(
    (cause: unknown) => {
      throw new Stop(`npm cannot fetch the scorer, ${scorer}.`, { cause })
    },
  )
  return stdout.trim()
}

/** Writes an empty list of preloaded hosts, since localhost is none of them. */
async function writeEmptyPreloadList(folder: string): Promise<void> {
  const bin = await realpath(path.join(folder, command))
  const list = path.join(path.dirname(bin), '..', 'conf', 'hsts-preload.json')
  await access(list).catch(() => writeFile(list, '{}'))
}

/** What the scorer printed; its errors are JSON on stdout. */
const outputOf = (failure: unknown) =>
  failure instanceof Error && 'stdout' in failure ? String(failure.stdout).trim() : String(failure)

/** Scores a host with MDN's HTTP Observatory, which trusts its certificate. */
export async function observe(host: string, certFile: string) {
  const PATH = await pathWithScorer()
  await writeEmptyPreloadList(PATH.split(path.delimiter)[0] ?? '')
  // The command overwrites NODE_EXTRA_CA_CERTS, but not OpenSSL's variable.
  const trust = { NODE_OPTIONS: '--use-openssl-ca', SSL_CERT_FILE: certFile }
  const { stdout } = await run(command, [host], {
    env: { ...process.env, PATH, ...trust },
    shell: process.platform === 'win32',
  }).catch((cause: unknown) => {
    throw new Stop(`The scorer failed on ${host}: ${outputOf(cause)}`, { cause })
  })
  return report.parse(JSON.parse(stdout))
}
