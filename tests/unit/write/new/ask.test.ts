import { expect, it } from 'vitest'
import { compileContent } from '#scripts/content/check/compile.ts'
import { askForWish } from '#scripts/write/new/ask.ts'
import { readArguments } from '#scripts/write/new/read-arguments.ts'
import { refusalsBy } from '#scripts/write/new/refusals.ts'
import { filesOf, program } from '#tests/content/small-site.ts'

const files = filesOf({
  'content/highlights/the-news.mdx': '---\ntitle: Old\norder: 1\n---\n',
  'content/programs/water.mdx': program({ title: 'Water' }),
})

/** What comes of these answers, one after another, and what was said meanwhile. */
async function asked(args: readonly string[], answers: readonly string[]) {
  const rest = [...answers]
  const said: string[] = []
  const terminal = {
    ask: async (question: string) => {
      said.push(question)
      const answer = rest.shift()
      if (answer === undefined) throw new Error(`no answer to ${question}`)
      return answer
    },
    tell: (line: string) => void said.push(line),
  }
  const { documents } = await compileContent(files, new Set())
  const wish = await askForWish(readArguments(args), terminal, refusalsBy(documents))
  return { wish, said, rest }
}

it('asks for the kind, what is required and not given, and proposes the name of the file', async () => {
  const { wish, said, rest } = await asked(
    ['--name', 'Asha Rai'],
    ['testimonial', 'Director', '', ''],
  )
  expect(wish).toMatchObject({ kind: 'testimonial', slug: 'asha-rai' })
  expect(wish.given).toEqual(
    new Map([
      ['name', ['Asha Rai']],
      ['role', ['Director']],
    ]),
  )
  expect(said.join('\n')).not.toContain('image')
  expect(said).toContain(
    '  faq          A question on the About page; the answer is the text below the fields.',
  )
  expect(said.at(-1)).toBe('[asha-rai] > ')
  expect(rest).toEqual([])
})

it('asks again where an answer does not fit, in the words of the check', async () => {
  const { wish, said } = await asked(['highlight'], ['x'.repeat(80), 'News', '', 'today'])
  expect(said).toContain('  expected text of at most 70 characters, got 80')
  expect(wish).toMatchObject({ slug: 'today', given: new Map([['title', ['News']]]) })
})

it('takes a list one by one', async () => {
  const answers = ['Rivers', '', '', 'Rivers', 'Wells', '', '']
  const { wish } = await asked(['program'], answers)
  expect(wish.given.get('subjects')).toEqual(['Rivers', 'Wells'])
})

it('takes a kind in capitals, and asks again with the one that is near', async () => {
  const { wish, said } = await asked([], ['faqs', 'FAQ', 'Why?', ''])
  expect(wish.kind).toBe('faq')
  expect(said.join('\n')).toContain('expected one of program, highlight')
  expect(said.join('\n')).toContain('Did you mean "faq"?')
})

it('asks at once for another title than the one that another file has', async () => {
  const { wish, said } = await asked(['program'], ['water', 'Wells', '', '', '', ''])
  expect(said).toContain(
    '  "water" is taken by content/programs/water.mdx; expected a value of its own',
  )
  expect(wish).toMatchObject({ slug: 'wells', given: new Map([['title', ['Wells']]]) })
})

it('proposes a name that is free, and asks again where one exists or cannot be an address', async () => {
  const answers = ['The news', '', 'The News!', 'the-news', '']
  const { wish, said } = await asked(['highlight'], answers)
  expect(said.join('\n')).toContain('expected lower-case letters a to z')
  expect(said.join('\n')).toContain('content/highlights/the-news.mdx exists already')
  expect(said.at(-1)).toBe('[the-news-2] > ')
  expect(wish.slug).toBe('the-news-2')
})

it('asks for a name until there is one where the words have no letters of an address', async () => {
  const { wish, said } = await asked(['partner'], ['नेपाल', '', 'nepal'])
  expect(said.join('\n')).toContain('an address holds only the letters a to z')
  expect(wish.slug).toBe('nepal')
})
