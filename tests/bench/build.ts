import { execFileSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { launchBrowser } from '#scripts/system/browser.ts'
import { startDev } from '#tests/site/dev/dev-server.ts'
import { generatedProgram } from './generated-program.ts'
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts'

const slug = 'local-economic-development'
const program = `content/programs/${slug}.mdx`

/** Commands, each with a change of the site before it. They follow each other in this order. */
const cases: readonly [string, string, (site: SiteCopy, run: number) => unknown][] = [
  [
    'cold build',
    'build --no-pictures',
    async ({ root }) => {
      for (const name of ['.cache', 'dist'])
        await rm(path.join(root, name), { recursive: true, force: true })
    },
  ],
  ['nothing changed', 'build --no-pictures', () => {}],
  [
    'one text changed',
    'build --no-pictures',
    ({ edit }, run) => edit(program, 'program lasts', `program (run ${run}) lasts`),
  ],
  ['pictures and brochures', 'build', () => {}],
  ['first check', 'check', () => {}],
  ['check, nothing changed', 'check', () => {}],
]

/** Prints seconds of builds, checks and an edit in development, in a copy of this site with so many programs. */
export async function benchBuild(programs: number, runs: number): Promise<void> {
  const site = await copySite()
  try {
    const own = (await readdir(path.join(site.root, 'content/programs'))).length
    for (let id = own; id < programs; id += 1)
      await site.write(`content/programs/generated-${id}.mdx`, generatedProgram(id + 1000))
    console.log(`\n${programs} programs: seconds`)
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, command, prepare] of cases) {
        await prepare(site, run)
        console.log(`${secondsOf(site.root, command)}  ${name}`)
      }
    }
    console.log(`${await secondsOfEdit(site)}  from an edit to the open tab`)
  } finally {
    await site.remove()
  }
}

/** Processor and wall time of a command with its children, as Bash measures them. */
function secondsOf(root: string, command: string): string {
  const format = "TIMEFORMAT='%U %S %R'; time node scripts/run.mjs"
  const timed = `{ ${format} ${command} >/dev/null 2>&1; } 2>&1`
  const times = execFileSync('bash', ['-c', timed], { cwd: root, encoding: 'utf8' })
  const [user = 0, system = 0, wall = 0] = times.trim().split(' ').map(Number)
  return `CPU ${(user + system).toFixed(2)}, wall ${wall.toFixed(2)}`
}

async function secondsOfEdit(site: SiteCopy): Promise<string> {
  const dev = await startDev(site, { args: ['--no-open'] })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${dev.url}programs/${slug}`)
    await page.waitForLoadState('networkidle')
    await site.edit(program, 'title: ', 'title: New ')
    const began = performance.now()
    await page.waitForFunction(
      () => document.querySelector('main h1')?.textContent?.startsWith('New '),
      undefined,
      { polling: 'raf', timeout: 300_000 },
    )
    return `wall ${((performance.now() - began) / 1000).toFixed(2)}`
  } finally {
    await browser.close()
    await dev.stop()
  }
}
