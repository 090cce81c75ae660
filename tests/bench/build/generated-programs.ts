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
export const generatedProgram = (id: number): string => `---
id: ${id}
title: Program number ${id}
summary: What program ${id} is about, in one sentence of fair length.
description: Program ${id} is for those who plan. Afterwards they plan better.
duration: 5 days
subjects: [Planning, Budgets, Reports]
order: ${id}
---

## What you learn

${sentences(id, 9)}

- ${sentences(id + 1, 1)}
- ${sentences(id + 2, 1)}
- ${sentences(id + 3, 1)}

## How the days are spent

${sentences(id + 4, 9)}

| day | subject | hours |
|---|---|---|
| 1 | Planning | 6 |
| 2 | Budgets | 5 |
| 3 | Reports | 6 |

<Callout title="Good to know">The course is held in English.</Callout>

## Who should come

${sentences(id + 5, 7)}
Look at [all programs](/programs) or [write to us](/contact).
`
