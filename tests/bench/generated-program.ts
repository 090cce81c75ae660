import { readFileSync } from 'node:fs'

const template = readFileSync('tests/sites/generated/program.mdx', 'utf8')

const words =
  'planning budgets leadership water villages training offices partners meetings reports projects teachers markets roads health schools finance research careful practical yearly local'.split(
    ' ',
  )

/** The same sentences for the same number. */
function sentences(seed: number, count: number): string {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return words[Math.floor((state / 4_294_967_296) * words.length)] ?? ''
  }
  return Array.from({ length: count }, () => {
    const [first = '', ...rest] = Array.from({ length: 13 }, next)
    return `${first[0]?.toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`
  }).join('\n')
}

/** A program of about 400 words: headings, a list, a table, two links and a component. */
export const generatedProgram = (id: number): string =>
  template
    .replaceAll('{id}', String(id))
    .replaceAll(/\{(\d+) sentences\}/g, (_, count: string, at: number) =>
      sentences(id + at, Number(count)),
    )
