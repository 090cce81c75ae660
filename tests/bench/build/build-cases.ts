import { rm } from 'node:fs/promises'
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

/** Removes folders that a build is to do without. */
async function remove({ root }: SiteCopy, ...names: string[]): Promise<void> {
  for (const name of names) await rm(path.join(root, name), { recursive: true, force: true })
}

/** In this order, each begins with what the one before has left. */
export const buildCases: readonly BuildCase[] = [
  { name: 'cold', prepare: (site) => remove(site, '.cache', 'dist'), args: bare },
  { name: 'compression', prepare: (site) => remove(site, '.cache/compressed'), args: bare },
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
    prepare: (site) => remove(site, '.cache/social', '.cache/brochures'),
    args: ['build'],
  },
  { name: 'check, warm', prepare: async () => {}, args: ['check'] },
]
