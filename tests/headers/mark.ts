import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeCertificate } from './certificate.ts'
import { formatMark, isFullMark } from './format-mark.ts'
import { observe } from './observatory.ts'
import { secureServer } from './secure-server.ts'
import { readBuiltSite } from '#scripts/hosts/index.ts'
import { staticHost } from '#scripts/serve/index.ts'

/** `node scripts/run.mjs tests/headers/mark.ts`: what MDN's HTTP Observatory says of the build, served with the headers that it names. */
async function mark(root: string): Promise<void> {
  const { base, rules } = await readBuiltSite(root)
  const serve = staticHost({ folder: path.join(root, 'dist/client'), base, rules })
  const folder = await mkdtemp(path.join(tmpdir(), 'mark-'))
  try {
    const certificate = await makeCertificate(folder)
    const { host, close } = await secureServer((req, res) => void serve(req, res), certificate)
    const report = await observe(host, certificate.certFile).finally(close)
    process.stdout.write(formatMark(report))
    if (!isFullMark(report)) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true })
  }
}

try {
  await mark(process.cwd())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
