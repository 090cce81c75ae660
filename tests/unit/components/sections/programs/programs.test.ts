import { createElement } from 'react'
import { renderMarkup } from '#tests/unit/page-media.tsx'
import { expect, test } from 'vitest'
import { KeyFacts } from '#components/sections/programs/KeyFacts.tsx'
import { ProgramCards } from '#components/sections/programs/ProgramCards.tsx'
import { ProgramDetails } from '#components/sections/programs/ProgramDetails.tsx'
import { ProgramNeighbours } from '#components/sections/programs/ProgramNeighbours.tsx'
import type { Program } from '#content/schema/program.ts'
import type { ListedEntry } from '#content/schema/collections.ts'

const program = (slug: string, more: Partial<Program> = {}): ListedEntry<Program> => ({
  slug,
  path: `content/programs/${slug}.mdx`,
  data: {
    id: 1,
    title: `The ${slug}`,
    summary: 'In one sentence.',
    description: 'In two or three sentences.',
    subjects: ['First subject', 'Second subject'],
    order: 1,
    ...more,
  },
  placeholders: [],
})

const programs = [program('a'), program('b'), program('c')]
const links = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, to]) => to)

const facts = (more: Partial<Program>) =>
  renderMarkup(createElement(KeyFacts, { program: program('a', more).data }))

test('the key facts of a program are listed in a fixed order, without those it lacks', () => {
  const html = facts({ placement: '2-month placement', duration: '3 months' })
  const words = html.replaceAll(/<[^>]*>/g, '|').match(/[^|]+/g)
  expect(words).toEqual(['Length', '3 months', 'Placement', '2-month placement'])
})

test('a program without key facts has no list', () => {
  expect(facts({})).toBe('')
})

const card = (more: Partial<Program> = {}) =>
  renderMarkup(createElement(ProgramCards, { programs: [program('a', more)] }))

test("a card links to its program's page and downloads its brochure", () => {
  expect(links(card())).toEqual(['/programs/a', '/brochures/a.pdf'])
  expect(card()).toMatch(/<a href="\/brochures\/a\.pdf" download=""/)
})

test('a program may have a brochure of its own', () => {
  expect(links(card({ brochureLink: '/brochures/own.pdf' }))).toContain('/brochures/own.pdf')
})

test('a given picture lies over the woven one, which stays beneath it', () => {
  const image = { src: 'https://images.example/a.jpg', alt: 'A class' }
  const html = card({ image })
  const images = Array.from(html.matchAll(/<img[^>]*>/g), ([tag]) => tag)
  expect(images).toHaveLength(2)
  expect(images[0]).toMatch(/src="\/media\/a-card\.svg"/)
  expect(images[1]).toContain('src="https://images.example/a.jpg"')
  expect(images[1]).toContain('data-fallback=""')
})

test('rows open one at a time, and a fragment finds the subjects inside its row', () => {
  const html = renderMarkup(createElement(ProgramDetails, { programs }))
  expect(html.match(/<details name="programs">/g)).toHaveLength(3)
  expect(html).toMatch(/<\/summary><div id="b"/)
  expect(html).toContain('<li>First subject</li><li>Second subject</li>')
})

test.each([
  ['a', ['/programs/c', '/programs/b']],
  ['b', ['/programs/a', '/programs/c']],
  ['c', ['/programs/b', '/programs/a']],
])('the page of %s leads to the programs before and after it, in a ring', (slug, expected) => {
  const own = programs.filter((each) => each.slug === slug)
  const html = own.map((each) =>
    renderMarkup(createElement(ProgramNeighbours, { program: each, programs })),
  )
  expect(links(html.join(''))).toEqual(expected)
})

test('the only program has no neighbours', () => {
  const only = program('a')
  expect(renderMarkup(createElement(ProgramNeighbours, { program: only, programs: [only] }))).toBe(
    '',
  )
})
