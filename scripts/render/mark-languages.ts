import { ElementType, parseDocument } from 'htmlparser2'
import { languageOf } from '#components/language.ts'
import type { Language } from '#content/schema/languages.ts'

type Nodes = ReturnType<typeof parseDocument>['children']
type Context = { html: string; language: Language; shell: Language; isHydrated: boolean }

/**
 * Marks text in another language than the page with `lang`, by its letters: Nepali headings and
 * paragraphs, Nepali words in an English sentence, English labels on a Nepali page. Leaves alone elements
 * that writers have marked, and islands except their slots, because React hydrates them. The texts of
 * islands are in the language of the interface, `shell`.
 */
export function markLanguages(html: string, language: Language = 'en', shell: Language = 'en') {
  if (language === 'en' && !devanagari.test(html)) return html
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  const parts: string[] = []
  let end = 0
  for (const [at, mark] of marksIn(children, { html, language, shell, isHydrated: false })) {
    parts.push(html.slice(end, at), mark)
    end = at
  }
  return parts.join('') + html.slice(end)
}

const devanagari = /\p{Script=Devanagari}/u

/** The marks to insert into the HTML, from its start to its end. */
function* marksIn(nodes: Nodes, context: Context): Generator<[at: number, mark: string]> {
  for (const node of nodes) {
    const start = node.startIndex ?? 0
    if (node.type === ElementType.Text) yield* spansIn(start, node.endIndex ?? 0, context)
    if (node.type !== ElementType.Tag || node.name === 'svg' || 'lang' in node.attribs) continue
    const { name, attribs, children } = node
    const isIsland = name === 'site-island'
    const isHydrated = isIsland || (context.isHydrated && !('data-slot' in attribs))
    const language = isIsland
      ? context.shell
      : isHydrated
        ? context.language
        : languageIn(textOf(children) + (attribs['alt'] ?? ''), context)
    if (language !== context.language) yield [start + `<${name}`.length, ` lang="${language}"`]
    yield* marksIn(children, { ...context, language, isHydrated })
  }
}

/** The text of an element, without the elements inside. */
const textOf = (children: Nodes) =>
  children.map((node) => (node.type === ElementType.Text ? node.data : '')).join('')

function languageIn(text: string, { language }: Context): Language {
  const isEnglish = language === 'ne' && /\p{Script=Latin}/u.test(text) && !devanagari.test(text)
  return languageOf(text) ?? (isEnglish ? 'en' : language)
}

/** Nepali words, with the spaces and signs between them. */
const nepali =
  /\p{Script=Devanagari}(?:[\p{scx=Devanagari}\p{P}\p{N}\s\u200C\u200D]*\p{scx=Devanagari})?/gu

function* spansIn(start: number, last: number, { html, language, isHydrated }: Context) {
  if (language === 'ne' || isHydrated) return
  for (const { 0: words, index } of html.slice(start, last + 1).matchAll(nepali)) {
    yield [start + index, '<span lang="ne">'] satisfies [number, string]
    yield [start + index + words.length, '</span>'] satisfies [number, string]
  }
}
