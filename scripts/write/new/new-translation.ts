import { Document as Yaml, Scalar } from 'yaml'
import { kinds } from '#content/schema/kinds.ts'
import {
  languageNames,
  languageOfFile,
  routeIn,
  originalPath,
  translationPath,
  translations,
} from '#content/schema/languages.ts'
import { didYouMean } from '#scripts/content/diagnostics/index.ts'
import type { CompileResult, Document } from '#scripts/content/documents/index.ts'
import {
  childOf,
  describe,
  type Field,
  holdsWords,
  stepsIn,
  valueAt,
} from '#scripts/content/fields/index.ts'
import { addressOf, pagesIn } from '#scripts/content/site-map/index.ts'
import { Stop } from '#scripts/system/failure.ts'

type Opened = Pick<CompileResult, 'documents' | 'translations'>

const nameOf = (path: string) => originalPath(path).replace(/\.(?:mdx|yaml)$/, '')

/**
 * The file that begins the translation of another: `pages/about`. Its fields are empty, with the
 * English words as comments: until they are written the check fails, so that no English is published
 * as another language. `pages/about.ne.mdx` names the language of a site that has several. Throws a
 * `Stop` if there is no such file, or if it is translated.
 */
export function newTranslation(file: string | undefined, opened: Opened) {
  const { documents } = opened
  const names = new Map(documents.map((document) => [nameOf(document.path), document]))
  if (file === undefined)
    throw new Stop('say what to translate: `npm run new -- translation pages/about`.')
  const name = nameOf(file.replace(/^\.\//, ''))
  const original = names.get(name)
  if (!original) throw new Stop(`there is no file ${name}${didYouMean(name, names.keys()) || '.'}`)
  const named = languageOfFile(file)
  const language = named === 'en' ? translations[0] : named
  const path = translationPath(original.path, language)
  if (opened.translations.some((each) => each.path === path))
    throw new Stop(`${path} exists already; \`npm run check\` says what it lacks.`)
  if (valueAt(original.fields, ['lang']) === language)
    throw new Stop(`${original.path} is in ${languageNames[language]} itself.`)
  const address = original.kind === 'site' ? '/' : addressOf(original, pagesIn(documents))
  return { path, address: address && routeIn(language, address), text: textOf(original) }
}

function textOf({ kind, fields, text, bodyLine, body }: Document): string {
  const words = new Yaml(emptied(describe(kinds[kind].schema), fields))
  const head = words.toString({ nullStr: '', lineWidth: 0 }).replaceAll(/^( *-) {2}#/gm, '$1 #')
  if (kind === 'site') return head
  const written = text
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n')
  const english = written
    .replaceAll(/\{\/\*[^]*?\*\/\}/g, '')
    .replaceAll('*/', '* /')
    .trim()
  return `---\n${head}---\n${!body || body.isEmpty ? '' : `\n{/*\n${english}\n*/}\n`}`
}

/** What holds words in a value, with each text as a comment; `{}` for the other groups of a list. */
function emptied(field: Field, value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return Object.assign(new Scalar(null), { comment: ` ${String(value).replaceAll(/\s+/g, ' ')}` })
  const inner = stepsIn(value).map(([step, each]) => {
    const child = childOf(field, value, step)
    const isWords = child && holdsWords(child, each, ['text', 'name'])
    return [step, isWords ? emptied(child, each) : undefined] as const
  })
  if (Array.isArray(value)) return inner.map(([, words]) => words ?? {})
  return Object.fromEntries(inner.filter(([, words]) => words !== undefined))
}
