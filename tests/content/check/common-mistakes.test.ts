import { describe, expect, it } from 'vitest'
import { check, page, program, programPath, siteYaml } from '../small-site.ts'

/** Mistakes of people who copy from a word processor or are tired: each gets one line that says what to do. */

const inFile = (text: string) => ({ [programPath]: text })
const inField = (line: string) => inFile(program().replace('order: 1', `order: 1\n${line}`))
const list = (lines: string) =>
  inFile(program().replace('subjects: [Planning, Budgets]', `subjects:\n${lines}`))
const inText = (text: string) => ({ 'pages/a.mdx': page(text) })

describe('one fault, at its place, for', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'two opening fences',
      inFile(program().replace('---\n', '---\n‸---\n')),
      'the opening --- is written twice; delete this line',
    ],
    [
      'two closing fences',
      inFile(program().replace('\n---\n\n', '\n---\n‸---\n\n')),
      'a third line of --- draws a line across the page; delete it',
    ],
    [
      'a closing fence after spaces',
      inFile(program().replace('\n---\n\n', '\n‸  ---\n\n')),
      'there are spaces before the closing ---; delete them',
    ],
    [
      'hyphens that became a dash',
      inFile(`‸${program().replaceAll('---', '—')}`),
      'expected --- (three hyphens), got — (a dash)',
    ],
    [
      'stars before the entries of a list',
      list('  ‸* Planning'),
      'an entry of a list begins with - and a space, not with *',
    ],
    [
      'a no-break space after a colon',
      inFile(program().replace('title: ', '‸title:\u00A0')),
      'this line has a no-break space; replace it with an ordinary space',
    ],
    [
      'a colon of another script',
      inFile(program().replace('title: ', '‸title：')),
      '： is not the colon; replace it with : and a space',
    ],
    [
      'a field in capitals',
      inFile(program().replace('title:', '‸Title:')),
      'Title: unknown field. Did you mean "title"?',
    ],
    [
      'bold words at the beginning of a field',
      inFile(program({ summary: '‸**How** a town [earns](/x) its living.' })),
      'summary: a value that begins with * repeats another one in YAML; expected the value itself',
    ],
    [
      'an apostrophe between single quotation marks',
      inField("location: 'Nepal'‸s hills'"),
      'the value ends at the quotation mark before this',
    ],
    [
      'words after a quotation',
      inField('location: "Hall" ‸of Nepal'),
      'the value ends at the quotation mark before this',
    ],
    [
      'a number sign that hides the rest',
      inField('location: Room‸ #5'),
      'location: everything after # is dropped as a note; put the whole value in quotation marks',
    ],
    [
      'yes instead of true',
      inField('draft: ‸yes'),
      'draft: expected true or false, got "yes". Did you mean true?',
    ],
    [
      'a tab in site.yaml, which breaks every line below',
      { 'content/site.yaml': siteYaml.replace('  days: Sun–Fri', '‸\tdays: Sun–Fri') },
      'a tab indents this line; indent with two spaces',
    ],
    [
      'two versions of a field',
      inFile(
        program().replace('order: 1', '‸<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> x'),
      ),
      'two versions are here, up to line 11; make one of them and delete the lines of <<<<<<<, ======= and >>>>>>>',
    ],
    [
      'two versions of a text',
      inText('‸<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x'),
      'two versions are here, up to line 13; make one of them and delete the lines of <<<<<<<, ======= and >>>>>>>',
    ],
    [
      'code without an end',
      inText('‸```\ncode'),
      '``` begins code and nothing ends it; expected a second ``` where the code ends',
    ],
    [
      'a row that is too long',
      inText('| a | b |\n| - | - |\n‸| 1 | 2 | 3 |'),
      'this row has 3 cells and the head of the table 2; the rest is not shown',
    ],
    [
      'a picture in HTML',
      inText('‸<img src="/a.png">'),
      'a picture is written ![what it shows](/images/name.jpg)',
    ],
    [
      'a colour in HTML',
      inText('<‸font color="red">x</font>'),
      'styles are not allowed; delete <font> and </font>',
    ],
    [
      'an address of e-mail',
      inText('Write to [us](‸info@example.org).'),
      'expected mailto: before the address. Did you mean "mailto:info@example.org"?',
    ],
    [
      'an address without https://',
      inText('See [it](‸www.example.org).'),
      'expected https:// before the address. Did you mean "https://www.example.org"?',
    ],
    [
      'a character without width',
      inFile(program({ title: 'Wa‸\u200Bter' })),
      'an invisible control character (U+200B); delete it',
    ],
  ])('%s', async (_, files, sentence) => {
    const { lines, here } = await check(files)
    expect(lines).toEqual([`${here}  ${sentence}`])
  })
})

it('says how to name a file that a computer called .mdx.txt', async () => {
  const { diagnostics } = await check({ 'content/programs/water.mdx.txt': program() })
  expect(diagnostics[0]?.hint).toBe('Rename it to content/programs/water.mdx.')
})

it('says that a field without a value can go, and how true is written', async () => {
  const { diagnostics } = await check(inField('location:\ndraft: "true"'))
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'If there is nothing to say, delete the line.',
    'Without quotation marks: draft: true',
  ])
})

it('accepts what only looks wrong', async () => {
  const { lines } = await check({
    ...inFile(
      program(
        { location: '"Room #5" # a note', title: 'क्षेत्र‍को‌ नाम' },
        '``` \ncode\n```\n\n---\n\nMore.',
      ),
    ),
    ...inText(
      'Text.\n\n---\n\n> ~~~\n> code\n> ~~~\n\n- ```js\n  code\n  ```\n\n| a | b |\n| - | - |\n| 1 |',
    ),
  })
  expect(lines).toEqual([])
})
