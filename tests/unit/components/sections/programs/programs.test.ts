import { createElement } from 'react'
import { renderMarkup } from '#tests/unit/page-media.tsx'
import { ProgramNeighbours } from '#components/layouts/ProgramLayout.tsx'
import type { Program } from '#content/kinds/program.ts'
import { contentOf, program, programPath } from '#tests/content/small-site.ts'
import { expect, test } from 'vitest'

const [sample] = (await contentOf({ [programPath]: program() })).programs
if (!sample) throw new Error('no program')

const programOf = (slug: string, more: Partial<Program> = {}) => ({
  ...sample,
  slug,
  data: { ...sample.data, ...more },
})

const links = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, to]) => to)

test.each([
  [1, []],
  [2, ['/programs/b']],
  [3, ['/programs/c', '/programs/b']],
])('of %i programs, the first has the neighbours %j', (count, neighbours) => {
  const programs = ['a', 'b', 'c'].slice(0, count).map((slug) => programOf(slug))
  const html = renderMarkup(createElement(ProgramNeighbours, { program: programOf('a'), programs }))
  expect(links(html)).toEqual(neighbours)
})
