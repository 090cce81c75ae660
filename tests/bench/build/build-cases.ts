import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import path from 'node:path'
import type { SiteCopy } from '#tests/support/site-copy.ts'

/** A command, and the state that it is measured from; `turn` tells the runs of one case apart. */
type BuildCase = {
  name: string
  prepare: (site: SiteCopy, turn: number) => Promise<void>
  args: Parameters<SiteCopy['start']>
}

const program = 'content/programs/local-economic-development.mdx'
const layout = 'components/layouts/ProgramLayout.tsx'
const bare: BuildCase['args'] = ['build', {}, ['--no-pictures']]

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

/** In this order, each begins with what the one before has left. */
export const buildCases: readonly BuildCase[] = [
  { name: 'cold', prepare: (site) => putAside(site, '.cache', 'dist'), args: bare },
  { name: 'compression', prepare: (site) => putAside(site, '.cache/compressed'), args: bare },
  { name: 'nothing changed', prepare: async () => {}, args: bare },
  {
    name: "one program's text changed",
    prepare: (site, turn) => site.edit(program, 'program lasts', `program (turn ${turn}) lasts`),
    args: bare,
  },
  {
    name: "one program's title changed",
    prepare: (site, turn) => site.edit(program, 'title: ', `title: No. ${turn} `),
    args: bare,
  },
  {
    name: 'a layout changed',
    prepare: (site, turn) => site.edit(layout, 'id="ask', `id="ask-${turn}`),
    args: bare,
  },
  {
    name: 'pictures and brochures',
    prepare: (site) => putAside(site, '.cache/social', '.cache/brochures'),
    args: ['build'],
  },
  { name: 'check, warm', prepare: async () => {}, args: ['check'] },
]
