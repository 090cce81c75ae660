import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteCopy } from '#tests/dev/site-copy.ts'

/** A state that a build is measured from; `turn` tells the runs of one case apart. */
export type BuildCase = {
  name: string
  prepare: (site: SiteCopy, turn: number) => Promise<void>
  args: readonly string[]
  env?: Record<string, string>
}

const program = 'content/programs/local-economic-development.mdx'
const layout = 'components/layouts/ProgramLayout.tsx'
const bare = ['--no-pictures'] as const

/** For five seconds ext4 searches long for the number of a new file among those just deleted. */
const afterDeletion = 6000

async function forget(site: SiteCopy, ...names: string[]): Promise<void> {
  for (const name of names) await rm(path.join(site.root, name), { recursive: true, force: true })
  await pause(afterDeletion)
}

/** Puts another text in the place of what a pattern finds. */
async function change(site: SiteCopy, file: string, pattern: RegExp, text: string): Promise<void> {
  const before = await readFile(path.join(site.root, file), 'utf8')
  const after = before.replace(pattern, () => text)
  if (after === before) throw new Error(`${file} holds nothing like ${pattern}`)
  await site.write(file, after)
}

/** In this order, each begins with what the one before has left. */
export const buildCases: readonly BuildCase[] = [
  {
    name: 'cold',
    prepare: (site) => forget(site, '.cache', 'dist'),
    args: bare,
  },
  {
    name: 'cold, compression left to the host',
    prepare: (site) => forget(site, '.cache', 'dist'),
    args: bare,
    env: { PRECOMPRESS: '0' },
  },
  { name: 'compression', prepare: async () => {}, args: bare },
  { name: 'nothing changed', prepare: async () => {}, args: bare },
  {
    name: "one program's text changed",
    prepare: (site, turn) =>
      change(
        site,
        program,
        /The program lasts .* Italy\./,
        `The program lasts ${turn + 2} days and works with examples from Italy.`,
      ),
    args: bare,
  },
  {
    name: "one program's title changed",
    prepare: (site, turn) => change(site, program, /^title: .*$/m, `title: Local Economy ${turn}`),
    args: bare,
  },
  {
    name: 'a layout changed',
    prepare: (site, turn) => change(site, layout, /id="ask(-\d+)?"/, `id="ask-${turn}"`),
    args: bare,
  },
  {
    name: 'pictures and brochures',
    prepare: (site) => forget(site, '.cache/social', '.cache/brochures'),
    args: [],
  },
]
