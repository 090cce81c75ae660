import { createElement } from 'react'
import { renderMarkup } from '#tests/unit/page-media.tsx'
import { expect, test } from 'vitest'
import { KeyFacts } from '#components/sections/programs/KeyFacts.tsx'
import { ProgramCards } from '#components/sections/programs/ProgramCards.tsx'
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
  toSupply: [],
})

const [a, b, c] = [program('a'), program('b'), program('c')]
const links = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, to]) => to)

const facts = (more: Partial<Program>) =>
  renderMarkup(createElement(KeyFacts, { program: program('a', more) }))
const words = (html: string) => html.replaceAll(/<[^>]*>/g, '|').match(/[^|]+/g)
const asked = ['Dates', 'On request', 'Ask for the dates', 'Fee', 'On request', 'Ask for the fee']

test('the key facts of a program are listed in a fixed order, without those it lacks', () => {
  const html = facts({ placement: '2-month placement', duration: '3 months', language: 'Nepali' })
  const given = ['Length', '3 months', 'Placement', '2-month placement', 'Language', 'Nepali']
  expect(words(html)).toEqual([...given, ...asked])
})

test('the dates and fee of a program that names none can be asked for', () => {
  expect(words(facts({ fee: 'on request', intakes: [] }))).toEqual(asked)
  expect(links(facts({}))).toEqual(['/contact#message', '/contact#message'])
})

const card = (more: Partial<Program>) =>
  renderMarkup(createElement(ProgramCards, { programs: [program('a', more)] }))

test('brochureLink replaces the brochure that the build makes', () => {
  expect(links(card({ brochureLink: '/brochures/own.pdf' }))).toContain('/brochures/own.pdf')
})

test('a given picture covers the woven one, which stays beneath it', () => {
  const image = { src: 'https://images.example/a.jpg', alt: 'A class' }
  const html = card({ image })
  const images = Array.from(html.matchAll(/<img[^>]*>/g), ([tag]) => tag)
  expect(images).toHaveLength(2)
  expect(images[0]).toContain('src="/media/a-card.svg"')
  expect(images[1]).toMatch(/src="https:\/\/images\.example\/a\.jpg".*data-fallback=""/)
})

const neighboursOf = (own: ListedEntry<Program>, list: ListedEntry<Program>[]) =>
  renderMarkup(createElement(ProgramNeighbours, { program: own, programs: list }))

test.each([
  [a, ['/programs/c', '/programs/b']],
  [b, ['/programs/a', '/programs/c']],
  [c, ['/programs/b', '/programs/a']],
])('program $slug of a, b and c leads to those before and after it, in a ring', (own, expected) => {
  expect(links(neighboursOf(own, [a, b, c]))).toEqual(expected)
})

test('the only program has no neighbours', () => {
  expect(neighboursOf(a, [a])).toBe('')
})
