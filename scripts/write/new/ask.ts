import { kinds } from '#content/schema/kinds.ts'
import { didYouMean, unwrap } from '#scripts/content/index.ts'
import { layouts, newKinds, namingField, schemaOf } from './kinds.ts'
import type { NewKind } from './kinds.ts'
import type { Wish } from './new-entry.ts'
import { questionsOf } from './questions.ts'
import type { Question } from './questions.ts'
import type { Arguments } from './read-arguments.ts'
import type { Refusals } from './refusals.ts'
import { freeSlug, slugOf } from './slug.ts'

/** Puts a question to a person and gives the answer, trimmed. `tell` shows a line. */
export type Terminal = {
  readonly ask: (question: string) => Promise<string>
  readonly tell: (line: string) => void
}

/**
 * Asks for what the command line leaves open; an empty answer leaves a placeholder.
 * What cannot be taken is asked for again at once, so that no answer is given in vain.
 */
export async function askForWish(
  args: Arguments,
  terminal: Terminal,
  refusals: Refusals,
): Promise<Wish> {
  const kind = args.kind ?? (await choose('What is new?', kindChoices, terminal))
  const layout =
    kind === 'page'
      ? (args.layout ?? (await choose('Which layout?', layoutChoices, terminal)))
      : (args.layout ?? '')
  const schema = schemaOf(kind, layout)
  const given = new Map(args.given)
  const open = (schema ? questionsOf(schema) : []).filter(
    ({ name, isRequired, isText }) => isRequired && isText && !given.has(name),
  )
  if (open.length > 0) terminal.tell('Enter alone leaves a placeholder.')
  for (const question of open) {
    const faultOf = (value: string) =>
      question.faultOf(value) ?? refusals.ofValue(kind, question.name, value)
    const answers = await askField({ ...question, faultOf }, terminal)
    if (answers.length > 0) given.set(question.name, answers)
  }
  const words = given.get(namingField[kind])?.at(-1)
  const slug =
    args.slug ?? (words === undefined ? undefined : await askSlug(kind, words, terminal, refusals))
  return { kind, layout, given, slug, body: args.body }
}

const kindChoices = new Map(
  newKinds.map((kind) => [kind, unwrap(kinds[kind].schema).meta.description ?? '']),
)
const layoutChoices = new Map(
  layouts.map((layout) => {
    const schema = schemaOf('page', layout)
    return [layout, (schema && unwrap(schema).meta.description) ?? '']
  }),
)

async function choose<T extends string>(
  question: string,
  choices: ReadonlyMap<T, string>,
  terminal: Terminal,
): Promise<T> {
  const { ask, tell } = terminal
  tell(question)
  for (const [choice, words] of choices) tell(`  ${choice.padEnd(12)} ${words}`)
  for (;;) {
    const answer = (await ask('> ')).toLowerCase()
    const chosen = [...choices.keys()].find((choice) => choice === answer)
    if (chosen !== undefined) return chosen
    tell(`  expected one of ${[...choices.keys()].join(', ')}${didYouMean(answer, choices.keys())}`)
  }
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

async function askValue({ faultOf }: Question, { ask, tell }: Terminal): Promise<string> {
  for (;;) {
    const answer = await ask('> ')
    const diagnostic = answer === '' ? undefined : faultOf(answer)
    if (diagnostic === undefined) return answer
    tell(`  ${diagnostic}`)
  }
}

/** Proposes the first name that is free; Enter alone takes it. */
async function askSlug(
  kind: NewKind,
  words: string,
  { ask, tell }: Terminal,
  { ofName }: Refusals,
): Promise<string> {
  const own = slugOf(words)
  const proposed = own === '' ? '' : freeSlug(own, (name) => ofName(kind, name) !== undefined)
  tell(
    `Name of the file, which becomes its address.${proposed === '' ? '' : ' Enter alone takes the one in brackets.'}`,
  )
  for (;;) {
    const answer = (await ask(proposed === '' ? '> ' : `[${proposed}] > `)) || proposed
    const diagnostic = ofName(kind, answer)
    if (diagnostic === undefined) return answer
    tell(`  ${diagnostic}`)
  }
}
