import { describe, expect, test } from 'vitest'
import { shownOn } from '#scripts/read/site-map/sections.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { pageAt } from '#tests/engine/page-at.ts'
import {
  aboutPage,
  check,
  contentOf,
  entry,
  program,
  programPath,
  type SiteFiles,
} from './small-site.ts'

const trainer = (name: string, order: number, more = '') =>
  `---\nname: ${name}\nrole: Budgets\norder: ${order}\n${more}---\n\nText.\n`

const sita = 'content/trainers/sita.mdx'
const files: SiteFiles = {
  'pages/about.mdx': aboutPage,
  [programPath]: program({ trainers: '[sita]' }),
  'content/programs/second.mdx': program({ id: '2', order: '2', title: 'Second' }),
  [sita]: trainer('Sita Sharma', 1),
  'content/trainers/hari.mdx': trainer('Hari Thapa', 2),
}

const courseOf = async (changed: SiteFiles) =>
  pageAt(await contentOf({ ...files, ...changed }), '/programs/local').nodes[0]

describe('trainers', () => {
  test('are on About, and on the pages of the programs that name them', async () => {
    const at = contentByRoute(await contentOf(files))
    const shown = (route: string) => at(route).content.trainers.map(({ slug }) => slug)
    expect(shown('/about')).toEqual(['sita', 'hari'])
    expect(shown('/programs/local')).toEqual(['sita'])
    expect(shown('/programs/second')).toEqual([])
    expect(shown('/')).toEqual([])
  })

  test.each([
    ['draft: true', 'sita is a draft', 'Remove the name for now, or remove `draft: true` there.'],
    [
      'publishUntil: 2026-12-31',
      'sita is published until 2026-12-31 only',
      'Remove the name, or choose a later day there.',
    ],
  ])('with %s are a fault at the program that names them', async (field, message, hint) => {
    const named = program({ trainers: '[‸sita]' })
    const draft = trainer('Sita Sharma', 1, `${field}\n`)
    const { diagnostics, places, marks } = await check({
      ...files,
      [programPath]: named,
      [sita]: draft,
    })
    expect(places).toEqual(marks)
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining(message), hint }])
  })

  test('tell search engines who teaches each intake, unless the name is to supply', async () => {
    const dated = {
      [programPath]: program({ trainers: '[sita]', intakes: '[{ starts: 2027-03-01 }]' }),
    }
    const instructor = [{ '@type': 'Person', name: 'Sita Sharma', jobTitle: 'Budgets' }]
    expect(await courseOf(dated)).toMatchObject({ hasCourseInstance: [{ instructor }] })
    const open = { ...dated, [sita]: trainer('Name Surname', 1, 'toSupply: [name]\n') }
    expect(JSON.stringify(await courseOf(open))).not.toContain('Name Surname')
  })
})

test('a testimonial that names a program is on its page and on Home', async () => {
  const own = { 'content/testimonials/a.mdx': entry('testimonial', { program: 'local' }) }
  const general = { 'content/testimonials/b.mdx': entry('testimonial', { name: 'B', order: '2' }) }
  const at = contentByRoute(await contentOf({ ...files, ...own, ...general }))
  const shown = (route: string) => at(route).content.testimonials.map(({ slug }) => slug)
  expect(shown('/programs/local')).toEqual(['a'])
  expect(shown('/programs/second')).toEqual([])
  const home = { kind: 'page', slug: 'index', fields: { layout: 'home' } } as const
  const given = [{ program: 'local' }, {}].map((fields) => {
    return { kind: 'testimonial', slug: 'a', fields } as const
  })
  expect(shownOn(home, given)).toEqual(given)
})
