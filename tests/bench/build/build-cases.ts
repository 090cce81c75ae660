import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { SiteCopy } from '#tests/build/site-copy.ts'

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

/** Where a site's folders lie that a build is to do without. */
export const asideOf = ({ root }: SiteCopy) => `${root}.aside`

/** Moved, not deleted: for a while ext4 searches long for the number of a new file among deleted ones. */
async function putAside(site: SiteCopy, ...names: string[]): Promise<void> {
  await mkdir(asideOf(site), { recursive: true })
  const to = await mkdtemp(path.join(asideOf(site), 'state-'))
  for (const name of names) {
    const from = path.join(site.root, name)
    if (existsSync(from)) await rename(from, path.join(to, path.basename(name)))
  }
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
    prepare: (site) => putAside(site, '.cache', 'dist'),
    args: bare,
  },
  {
    name: 'cold, compression left to the host',
    prepare: (site) => putAside(site, '.cache', 'dist'),
    args: bare,
    env: { PRECOMPRESS: '0' },
  },
  {
    name: 'compression',
    prepare: (site) => putAside(site, '.cache/compressed'),
    args: bare,
  },
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
    prepare: (site) => putAside(site, '.cache/social', '.cache/brochures'),
    args: [],
  },
]
