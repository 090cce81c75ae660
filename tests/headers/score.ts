import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeCertificate } from './certificate.ts'
import { formatScore, isFullScore } from './format-score.ts'
import { observe } from './observatory.ts'
import { readBuiltSite } from '#scripts/hosts/index.ts'
import { staticHost } from '#scripts/serve/index.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'node scripts/run.mjs tests/headers/score.ts',
  does: 'Scores the build, served with its own headers, with MDN’s HTTP Observatory.',
  options: {},
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
    const report = await scored.finally(() => server.close())
    process.stdout.write(formatScore(report))
    if (!isFullScore(report)) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true })
  }
})
