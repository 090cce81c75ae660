import { describe, expect, it } from 'vitest'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import { check, inField, inText, page } from '../small-site.ts'

const others = { 'pages/index-page.mdx': page('## Top'), 'pages/b.mdx': page('## Top', 'B') }

/** Each fault's fix as the line would read with it. */
async function fixedLines(files: Record<string, string>) {
  const { diagnostics } = await check({ ...others, ...files }, ['public/images/team.jpg'])
  return diagnostics.map(({ path, fix }) => {
    if (!fix) return undefined
    const { bytes } = applyFixes(Buffer.from(files[path] ?? ''), [fix])
    return Buffer.from(bytes).toString().split('\n')[fix.line - 1]
  })
}

describe('a fault has a fix if there is only one possibility', () => {
  it.each(
    Object.entries({
      'durashion: 5 days': 'duration: 5 days',
      'image: { src: images/team.jpg, alt: A }': 'image: { src: /images/team.jpg, alt: A }',
      'artwork: { hour: "dwan" }': 'artwork: { hour: "dawn" }',
      'draft: off': 'draft: false',
      'publishFrom: Poush 15, 2083': 'publishFrom: 2026-12-30',
      'title: "Local",': 'title: "Local"',
      'publishFrom: 31.1.2027': 'publishFrom: 2027-01-31',
      'subjects:\n  * Law': '  - Law',
      'title: Wa\u200Bter': 'title: Water',
      'title: Say\u2028Second': 'title: Say Second',
      'order: “१”': 'order: 1',
    }),
  )('in a field: %j', async (yaml, line) => {
    expect(await fixedLines(inField(yaml))).toEqual([line])
  })

  it.each(
    Object.entries({
      '[x](/Index-Page) [y](/b#top)': '[x](/index-page) [y](/b#top)',
      'Write to <a@example.org>.': 'Write to [a@example.org](mailto:a@example.org).',
      'See [it](/b.html).': 'See [it](/b).',
      '[x](#Fees)\n\n## Fees [#fees]': '[x](#fees)',
      'See www.example.org/a.': 'See https://www.example.org/a.',
      '[us](a@example.org)': '[us](mailto:a@example.org)',
      '![A team](/images/Team.JPG)': '![A team](/images/team.jpg)',
      '![A](images/team.jpg)': '![A](/images/team.jpg)',
      '![A](../public/images/team.jpg)': '![A](/images/team.jpg)',
      '![A](..\\public\\images\\team.jpg)': '![A](/images/team.jpg)',
      '[A](/public/images/team.jpg)': '[A](/images/team.jpg)',
      '<Action too="/b">Go</Action>': '<Action to="/b">Go</Action>',
      '<Calout>Go</Calout>': '<Callout>Go</Callout>',
      '<action to="/b">Go</action>': '<Action to="/b">Go</Action>',
      'One<br>two': 'One<br />two',
      '# Fees': '## Fees',
      'Text.\n\n#### Fees': '## Fees',
      '<!-- note --> x': '{/* note */} x',
    }),
  )('in a text: %j', async (text, line) => {
    expect(await fixedLines(inText(text))).toContain(line)
  })

  it.each([
    ['the page may still have to be written', inText('[x](/indx-page)')],
    ['the heading may still have to be written', inText('[x](#feas)\n\n## Fees [#fees]')],
    ['the picture may still have to be uploaded', inText('![A team](/images/taem.jpg)')],
    ['a site may have no https', inText('[x](http://example.org)')],
    [
      'a field with such an address has none',
      inField('image: { src: http://a.org/a.png, alt: A }'),
    ],
    ['two candidates are near', inField('artwork: { hour: goon }')],
    ['none is near', inText('[x](/somewhere-else)')],
    ['the nearest is three mistakes away', inField('durashun: 5 days')],
    ['an unknown tag is near to no component', inText('<Video>x</Video>')],
    ['a day may be read in two ways', inField('publishFrom: 01/02/2027')],
    ['the wrong words are there twice', inText('[x](/aa/aa#aa)')],
  ])('and none if %s', async (_, files) => {
    expect(await fixedLines(files)).toEqual([undefined])
  })
})
