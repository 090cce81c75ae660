import { describe, expect, it } from 'vitest'
import { check, page, program, programPath } from './small-site.ts'

/** Each fault's fix as the line would read with it. */
async function mended(files: Record<string, string>, assets: readonly string[] = []) {
  const { faults } = await check(files, assets)
  return faults.map(({ path, fix }) => {
    if (!fix) return undefined
    const line = (files[path] ?? '').split('\n')[fix.line - 1] ?? ''
    return line.slice(0, fix.column - 1) + fix.text + line.slice(fix.endColumn - 1)
  })
}

const [a, x] = ['pages/a.mdx', 'public/images/team.jpg']

describe('a fault carries its fix where only one thing can be meant', () => {
  it.each([
    ['a field', { [programPath]: program({ durashion: '5 days' }) }, 'duration: 5 days'],
    [
      'a value of a list',
      { [programPath]: program({ artwork: '{ hour: "dwan" }' }) },
      'artwork: { hour: "dawn" }',
    ],
    [
      'a route',
      {
        [a]: page('[x](/indx-page) [y](/b#top)\n'),
        'pages/index-page.mdx': page('## Top'),
        'pages/b.mdx': page('## Top'),
      },
      '[x](/index-page) [y](/b#top)',
    ],
    [
      'another spelling of a route',
      { [a]: page('See [it](/b.html).'), 'pages/b.mdx': page('x') },
      'See [it](/b).',
    ],
    ['an #anchor', { [a]: page('## Fees [#fees]\n\n[x](#feas)') }, '[x](#fees)'],
    ['http', { [a]: page('[x](http://example.org/http:)') }, '[x](https://example.org/http:)'],
    [
      'http in a field',
      { 'content/partners/p.mdx': '---\nname: P\nurl: http://example.org\norder: 1\n---\n' },
      'url: https://example.org',
    ],
    ['a prop', { [a]: page('<Action too="/a">Go</Action>') }, '<Action to="/a">Go</Action>'],
    ['a file', { [a]: page('![A team](/images/taem.jpg)') }, '![A team](/images/team.jpg)'],
  ])('%s', async (_, files, line) => {
    expect(await mended(files, [x])).toContain(line)
  })

  it.each([
    ['two candidates are near', { [programPath]: program({ artwork: '{ hour: goon }' }) }],
    ['none is near', { [a]: page('[x](/somewhere-else)') }],
    ['the wrong words stand there twice', { [a]: page('[x](/aa/aa#aa)') }],
  ])('and none where %s', async (_, files) => {
    expect(await mended(files)).toEqual([undefined])
  })
})
