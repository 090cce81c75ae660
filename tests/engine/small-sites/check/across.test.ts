import { describe, expect, it } from 'vitest'
import { check, entry, page, program } from '../small-site.ts'

const a = 'content/programs/a.mdx'
const b = 'content/programs/b.mdx'
const other = { id: '2', order: '2', title: 'Another program' }

it.each([
  ['id', '1', 'warning', 2, 'another one, such as 2'],
  ['order', '1', 'warning', 7, 'another one, such as 10'],
  ['title', '"local economic development"', 'error', 3, 'a value of its own'],
])('reports a duplicate %s at the second file', async (field, value, severity, line, right) => {
  const changes = { ...other, [field]: `‸${value}` }
  const { lines, diagnostics, here } = await check({ [a]: program(), [b]: program(changes) })
  const message = `${value} is taken by ${a}:${line}; expected ${right}`
  expect(diagnostics).toMatchObject([{ field, severity, message }])
  expect(lines).toEqual([expect.stringMatching(`^${here} `)])
})

it.each([
  ['pages/Index.mdx', page('x'), '/Index'],
  ['pages/Offline.mdx', page('x'), '/Offline'],
  ['content/programs/index.mdx', program(), '/programs/index'],
  ['content/programs/details.mdx', program(), '/programs/details'],
  ['content/faqs/partners.mdx', entry('faq', {}, 'So.'), '#partners'],
])('refuses %s, whose address the site itself has', async (path, text, address) => {
  const { lines } = await check({ [path]: text })
  expect(lines).toEqual([`${path}:1:1  the address ${address} is taken by the site itself`])
})

it('sorts programs by order and leads from addresses to files', async () => {
  const { content } = await check({ [a]: program({ order: '3' }), [b]: program(other) })
  expect(content?.programs.map(({ slug }) => slug)).toEqual(['b', 'a'])
  const same = await check({ [b]: program(), [a]: program({ ...other, order: '1' }) })
  expect(same.content?.programs.map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect(Object.fromEntries(content?.routes ?? [])).toEqual({
    '/': 'pages/index.mdx',
    '/404': 'pages/404.mdx',
    '/programs/a': a,
    '/programs/b': b,
  })
})

/** A page that was at these addresses before. */
const renamed = (addresses: string, body = 'Text.') =>
  page(body, 'A page', { formerly: `[${addresses}]` })

describe('a former address', () => {
  it('that a page or a file under public/ has is a fault at its place', async () => {
    const files = { 'pages/a.mdx': renamed('‸/A, ‸/proof') }
    const { rules, places, marks } = await check(files, ['public/proof.html'])
    expect(new Set(rules)).toEqual(new Set(['duplicate-route']))
    expect(places).toEqual(marks)
  })

  it('has one present address', async () => {
    const files = { 'pages/a.mdx': renamed('‸/old'), [b]: program({ formerly: '[a b, /old]' }) }
    const { places, here } = await check(files)
    expect(places).toEqual([`${b}:8:12`, here])
  })

  it('leads to the present one, of a page and of a program', async () => {
    const { content, lines } = await check({
      'pages/a.mdx': renamed('/Old, /x/y_1'),
      [b]: program({ formerly: '[/programs/b1]' }),
      'pages/draft.mdx': page('Text.', 'C'),
    })
    expect(lines).toEqual([])
    expect(Object.fromEntries(content?.moved ?? [])).toEqual({
      '/Old': '/a',
      '/x/y_1': '/a',
      '/programs/b1': '/programs/b',
    })
    expect(content?.routes.has('/Old')).toBe(false)
  })

  it.each([
    ['a text', '## Fees [#fees]', { 'pages/c.mdx': page('See [it](‸/old#fees).') }],
    ['the file itself', '[Here](‸/old)', {}],
  ])('is no address for a link in %s, which says the present one', async (_, body, others) => {
    const files = { 'pages/a.mdx': renamed('/old', body), ...others }
    const { diagnostics, places, here } = await check(files)
    const message = 'the page /old is now at /a'
    expect(diagnostics).toMatchObject([{ message, fix: { text: '/a' } }])
    expect(places).toEqual([here])
  })
})
