import { expect, it } from 'vitest'
import { groupOf, readRequest } from '#scripts/write/new/read-request.ts'

it('takes the words that name an entry of the kind', () => {
  const options = { title: 'A page', layout: 'text', slug: 'a', draft: true }
  expect(readRequest('page', options)).toEqual({ kind: 'page', ...options })
  expect(readRequest('faq', { question: 'Where?' })).toMatchObject({ title: 'Where?' })
  expect(readRequest('partner', { name: 'A bank' })).toMatchObject({ title: 'A bank' })
})

it.each([
  ['an unknown kind', 'progam', {}, 'Did you mean "program"?'],
  ['an option of another kind', 'program', { question: 'X' }, 'has no --question, but --title'],
  ['an unknown layout', 'page', { layout: 'servce' }, 'Did you mean "service"?'],
])('refuses %s in a line', (_, kind, options, words) => {
  const read = () => groupOf(readRequest(kind, options))
  expect(read).toThrow(words)
  expect(read).not.toThrow('\n')
})

it.each([
  ['the kinds', undefined, /^ {2}faq +A question on the About page/m],
  ['the layouts', 'page', /--layout, one of home, about,/],
])('names %s where one is needed, with an example', (_, kind, words) => {
  const read = () => groupOf(readRequest(kind, {}))
  expect(read).toThrow(words)
  expect(read).toThrow(/npm run new -- \S+ .*--title "/)
})
