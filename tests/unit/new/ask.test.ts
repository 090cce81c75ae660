import { expect, it } from 'vitest'
import { askForWish } from '#scripts/new/ask.ts'
import { readArguments } from '#scripts/new/read-arguments.ts'

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
  return { wish: await askForWish(readArguments(args), terminal), said, rest }
}

it('asks for the kind, what is required and not given, and proposes the name of the file', async () => {
  const { wish, said, rest } = await asked(
    ['--name', 'Asha Rai'],
    ['testimonial', 'Director', '', ''],
  )
  expect(wish).toMatchObject({ kind: 'testimonial', slug: undefined })
  expect(wish.given).toEqual(
    new Map([
      ['name', ['Asha Rai']],
      ['role', ['Director']],
    ]),
  )
  expect(said.join('\n')).not.toContain('image')
  expect(said.at(-1)).toBe('name of the file [asha-rai]: ')
  expect(rest).toEqual([])
})

it('asks again where an answer does not fit, in the words of the check', async () => {
  const { wish, said } = await asked(['highlight'], ['x'.repeat(80), 'News', '', 'the-news'])
  expect(said).toContain('  expected text of at most 70 characters, got 80')
  expect(wish).toMatchObject({ slug: 'the-news', given: new Map([['title', ['News']]]) })
})

it('takes a list one by one', async () => {
  const answers = ['Water', '', '', 'Rivers', 'Wells', '', '']
  const { wish } = await asked(['program'], answers)
  expect(wish.given.get('subjects')).toEqual(['Rivers', 'Wells'])
})
