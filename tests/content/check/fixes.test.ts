import { describe, expect, it } from 'vitest'
import { applyFixes } from '#scripts/report/check/fix-files.ts'
import { check, page, program, programPath } from '../small-site.ts'

/** Each fault's fix as the line would read with it. */
async function fixedLines(files: Record<string, string>, assets: readonly string[] = []) {
  const { diagnostics } = await check(files, assets)
  return diagnostics.map(({ path, fix }) => {
    if (!fix) return undefined
    const bytes = applyFixes(Buffer.from(files[path] ?? ''), [fix])
    return Buffer.from(bytes).toString().split('\n')[fix.line - 1]
  })
}

const [a, x] = ['pages/a.mdx', 'public/images/team.jpg']

describe('a fault has a fix if there is only one possibility', () => {
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
    [
      'a component, in both its tags',
      { [a]: page('<Calout>Go</Calout>') },
      '<Callout>Go</Callout>',
    ],
    [
      'a component in lower case',
      { [a]: page('<action to="/a">Go</action>') },
      '<Action to="/a">Go</Action>',
    ],
    ['a line break of HTML', { [a]: page('One<br>two') }, 'One<br />two'],
    ['a comment of HTML', { [a]: page('<!-- note --> x') }, '{/* note */} x'],
    ['yes', { [programPath]: program({ draft: 'off' }) }, 'draft: false'],
    ['a day', { [programPath]: program({ publishFrom: '31.1.2027' }) }, 'publishFrom: 2027-01-31'],
    ['an address of e-mail', { [a]: page('[us](a@example.org)') }, '[us](mailto:a@example.org)'],
    ['a star before an entry', { [programPath]: program({ subjects: '\n  * Law' }) }, '  - Law'],
    [
      'a character without width',
      { [programPath]: program({ title: 'Wa\u200Bter' }) },
      'title: Water',
    ],
    ['a file', { [a]: page('![A team](/images/taem.jpg)') }, '![A team](/images/team.jpg)'],
  ])('%s', async (_, files, line) => {
    expect(await fixedLines(files, [x])).toContain(line)
  })

  it.each([
    ['two candidates are near', { [programPath]: program({ artwork: '{ hour: goon }' }) }],
    ['none is near', { [a]: page('[x](/somewhere-else)') }],
    ['an unknown tag is near to no component', { [a]: page('<Video>x</Video>') }],
    ['a day may be read in two ways', { [programPath]: program({ publishFrom: '01/02/2027' }) }],
    ['the wrong words are there twice', { [a]: page('[x](/aa/aa#aa)') }],
  ])('and none if %s', async (_, files) => {
    expect(await fixedLines(files)).toEqual([undefined])
  })
})
