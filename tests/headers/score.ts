import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { observe } from './observatory.ts'
import { readBuiltSite } from '#scripts/hosts/index.ts'
import { staticHost } from '#scripts/serve/preview/static-host.ts'
import { runCommand } from '#scripts/system/command.ts'
import { Stop } from '#scripts/system/failure.ts'

const command = {
  name: 'node scripts/run.mjs tests/headers/score.ts',
  does: 'Scores the build, served with its own headers, with MDN’s HTTP Observatory.',
  options: {},
}

/**
 * 100, and 10 for the policy, 10 for CORP, 5 each for referrers, integrity and frames. Not to be had by a
 * build: 5 for HSTS preloading, which the owner of the domain asks for, and 5 for cookies.
 */
const fullScore = 135

/** Makes a self-signed certificate for localhost in `folder`, with openssl. */
async function makeCertificate(folder: string) {
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', keyFile]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const args = ['req', '-x509', '-nodes', '-days', '1', ...key, ...names, '-out', certFile]
  await promisify(execFile)('openssl', args).catch((cause: unknown) => {
    throw new Stop('The local server needs a certificate from openssl.', { cause })
  })
  return { key: await readFile(keyFile), cert: await readFile(certFile), certFile }
}

await runCommand(command, async () => {
  const root = process.cwd()
  const { rules } = await readBuiltSite(root)
  const serve = staticHost({ folder: path.join(root, 'dist/client'), rules })
  const folder = await mkdtemp(path.join(tmpdir(), 'score-'))
  try {
    const certificate = await makeCertificate(folder)
    const server = createServer(certificate, (req, res) => void serve(req, res))
    await once(server.listen(0, 'localhost'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const scored = observe(`localhost:${port}`, certificate.certFile)
    const { scan, tests } = await scored.finally(() => server.close())
    console.log(`${scan.grade}, ${scan.score} points of the ${fullScore} that a build can have`)
    for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
      console.log(`${pass ? '  ' : '✗ '}${String(scoreModifier).padStart(3)}  ${name}: ${result}`)
      if (!pass) process.exitCode = 1
    }
    if (scan.grade !== 'A+' || scan.score < fullScore) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true })
  }
})
