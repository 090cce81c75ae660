import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { withTerminal } from '#scripts/write/new/with-terminal.ts'

/** Two questions to a person who types this, who waits for each question or not, and then ends. */
async function session(typed: readonly string[], end = false) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const shown = text(output)
  for (const part of typed) input.write(part)
  if (end) input.end()
  const answers = withTerminal(
    async ({ ask, tell }) => {
      const first = await ask('First? ')
      tell(`so: ${first}`)
      return [first, await ask('Second? ')]
    },
    { input, output },
  )
  try {
    return { answers: await answers, shown: output.end() && (await shown) }
  } catch (error) {
    return { error: String(error), shown: output.end() && (await shown) }
  } finally {
    input.destroy()
  }
}

it('gives the lines as answers, without the blanks around them', async () => {
  const { answers, shown } = await session(['  one \n', 'two\n'])
  expect(answers).toEqual(['one', 'two'])
  expect(shown).toBe('First? so: one\nSecond? ')
})

it('keeps lines that were pasted before their question', async () => {
  expect((await session(['one\r\ntwo\r\nthree\r\n'])).answers).toEqual(['one', 'two'])
})

it('ends with nothing written where the input ends, and waits for nothing', async () => {
  for (const typed of [[], ['one\n'], ['one']]) {
    const { error } = await session(typed, true)
    expect(error).toContain('Nothing was written.')
  }
})
