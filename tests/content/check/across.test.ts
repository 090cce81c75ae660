import { expect, it } from 'vitest'
import { check, page, program } from '../small-site.ts'

const a = 'content/programs/a.mdx'
const b = 'content/programs/b.mdx'
const other = { id: '2', order: '2', title: 'Another program' }

it.each([
  ['id', { ...other, id: '‸1' }, '1 is taken by content/programs/a.mdx:2'],
  ['order', { ...other, order: '‸1' }, '1 is taken by content/programs/a.mdx:7'],
  [
    'title',
    { ...other, title: '‸local economic  development'.replace('  ', ' ') },
    '"local economic development" is taken by content/programs/a.mdx:3',
  ],
])('reports a duplicate %s at the second file', async (field, changes, start) => {
  const { lines, here } = await check({ [a]: program(), [b]: program(changes) })
  expect(lines).toEqual([`${here}  ${field}: ${start}; expected a value of its own`])
})

it('reports two pages whose addresses differ in case alone', async () => {
  const { lines } = await check({ 'pages/Team.mdx': page('x'), 'pages/team.mdx': page('x', 'B') })
  expect(lines).toEqual(['pages/team.mdx:1:1  the address /team is taken by pages/Team.mdx'])
})

it.each([
  ['pages/Index.mdx', page('x'), '/Index'],
  ['pages/offline.mdx', page('x'), '/offline'],
  ['pages/Offline.mdx', page('x'), '/Offline'],
  ['content/programs/index.mdx', program(), '/programs/index'],
  ['content/programs/404.mdx', program(), '/programs/404'],
  ['content/programs/details.mdx', program(), '/programs/details'],
  ['content/faqs/partners.mdx', '---\nquestion: Why?\norder: 1\n---\n\nSo.\n', '#partners'],
])('refuses %s, whose address the site itself has', async (path, text, address) => {
  const { lines } = await check({ [path]: text })
  expect(lines).toEqual([`${path}:1:1  the address ${address} is taken by the site itself`])
})

it('sorts programs by order and leads from addresses to files', async () => {
  const { content } = await check({ [a]: program({ order: '3' }), [b]: program(other) })
  expect(content?.programs.map(({ slug }) => slug)).toEqual(['b', 'a'])
  expect(Object.fromEntries(content?.routes ?? [])).toEqual({
    '/': 'pages/index.mdx',
    '/404': 'pages/404.mdx',
    '/programs/a': a,
    '/programs/b': b,
  })
})

it('gives no content while there is any error', async () => {
  const { content } = await check({ [a]: program({ id: '0' }) })
  expect(content).toBeUndefined()
})
