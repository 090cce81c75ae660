import { layouts, newKinds, isNewKind, namingField, schemaOf } from './kinds.ts'
import type { NewKind } from './kinds.ts'
import type { Wish } from './new-entry.ts'
import { questionsOf } from './questions.ts'
import type { Question } from './questions.ts'
import type { Arguments } from './read-arguments.ts'
import { slugOf } from './slug.ts'

/** Puts a question to a person and gives the answer, trimmed. `tell` shows a line. */
export type Terminal = {
  readonly ask: (question: string) => Promise<string>
  readonly tell: (line: string) => void
}

/** Asks for what the command line leaves open; an empty answer leaves a placeholder. */
export async function askForWish(args: Arguments, terminal: Terminal): Promise<Wish> {
  const kind = args.kind ?? (await askKind(terminal))
  const layout =
    kind === 'page'
      ? (args.layout ?? (await choose('Which layout', layouts, terminal)))
      : (args.layout ?? '')
  const schema = schemaOf(kind, layout)
  const given = new Map(args.given)
  terminal.tell('Press Enter alone to leave a placeholder.')
  for (const question of schema ? questionsOf(schema) : []) {
    const isOpen = question.isRequired && question.isText && !given.has(question.name)
    const answers = isOpen ? await askField(question, terminal) : []
    if (answers.length > 0) given.set(question.name, answers)
  }
  const slug = args.slug ?? (await askSlug(given.get(namingField[kind])?.at(-1), terminal))
  return { kind, layout, given, slug, body: args.body }
}

const askKind = async (terminal: Terminal): Promise<NewKind> => {
  const kind = await choose('What is it', newKinds, terminal)
  return isNewKind(kind) ? kind : askKind(terminal)
}

async function choose(question: string, choices: readonly string[], { ask, tell }: Terminal) {
  const answer = await ask(`${question} (${choices.join(', ')})? `)
  if (choices.includes(answer)) return answer
  tell(`  expected one of ${choices.join(', ')}`)
  return choose(question, choices, { ask, tell })
}

async function askField(question: Question, terminal: Terminal): Promise<string[]> {
  const { name, description, isList } = question
  terminal.tell(`${name}: ${description}${isList ? ' One on each line; Enter alone ends.' : ''}`)
  const answers: string[] = []
  for (;;) {
    const answer = await askValue(question, terminal)
    if (answer !== '') answers.push(answer)
    if (answer === '' || !isList) return answers
  }
}

async function askValue(question: Question, { ask, tell }: Terminal): Promise<string> {
  const answer = await ask('> ')
  const fault = answer === '' ? undefined : question.faultOf(answer)
  if (fault === undefined) return answer
  tell(`  ${fault}`)
  return askValue(question, { ask, tell })
}

async function askSlug(words: string | undefined, { ask }: Terminal): Promise<string | undefined> {
  const proposed = words === undefined ? '' : slugOf(words)
  if (words === undefined) return undefined
  const answer = await ask(`name of the file${proposed === '' ? '' : ` [${proposed}]`}: `)
  return answer === '' ? undefined : answer
}
