import { readFileSync } from 'node:fs'
import { checkFiles } from '#scripts/check/check-files.ts'
import { compileDocuments } from '#scripts/check/compile-site.ts'
import type { SiteOptions } from '#scripts/check/site/localize.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { type Diagnostic, placeOf, sentenceOf } from '#scripts/read/diagnostics/diagnostic.ts'
import type { Cache } from '#scripts/system/cache.ts'
import { today } from '#scripts/read/files/index.ts'
import {
  commitAll,
  type Files,
  temporaryFolder,
  writeFiles,
} from '#tests/support/temporary-folder.ts'

/** A file of the smallest site without faults, and without neutral values. */
const read = (name: string) => readFileSync(`tests/sites/smallest/${name}`, 'utf8')

export const siteYaml = read('content/site.yaml')
export const notFoundPage = read('pages/404.mdx')
/** The page that lists trainers and questions. */
export const aboutPage = read('pages/about.mdx')
export const nepaliHome = read('pages/index.ne.mdx')

/** The files that a site in Nepali needs. */
export const neededInNepali = {
  'content/site.ne.yaml': read('content/site.ne.yaml'),
  'pages/index.ne.mdx': nepaliHome,
  'pages/404.ne.mdx': read('pages/404.ne.mdx'),
}

/** The smallest site without faults; tests add their own files or replace these. */
const base: Record<string, string> = {
  'content/site.yaml': siteYaml,
  'pages/index.mdx': page('Text.'),
  'pages/404.mdx': notFoundPage,
}

/** The YAML of fields by their names; undefined leaves one out. */
export type Fields = Readonly<Record<string, string | undefined>>

function file(fields: Fields, body: string): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n${body && `\n${body}\n`}`
}

/** A text page with a body, and with some of its fields changed. */
export function page(body: string, title = 'A page', changes: Fields = {}): string {
  const description = 'A sentence of at least fifty characters that says what the page is about.'
  return file({ layout: 'text', title, description, ...changes, hero: '\n  heading: A page' }, body)
}

/** The fields that an entry of each kind cannot do without. */
const entries = {
  faq: { question: 'Why?', order: '1' },
  highlight: { title: 'News', description: 'It is new.', order: '1' },
  notice: { title: 'The office moves', date: '2026-11-20', category: 'news' },
  partner: { name: 'A', order: '1' },
  testimonial: { name: 'A', role: 'B', text: 'Good.', order: '1' },
}

/** An entry of a kind with some of its fields changed, and a text. */
export const entry = (kind: keyof typeof entries, changes: Fields = {}, text = '') =>
  file({ ...entries[kind], ...changes }, text)

/** A translation of the small program, with more fields. */
export const nepaliProgram = (more = '', body = 'पाठ।') => `---
title: स्थानीय आर्थिक विकास
summary: सहरले कसरी कमाउँछ।
description: योजना बनाउनेहरूका लागि।
subjects: [योजना, बजेट, हिसाब]
${more}---

${body}
`

/** The page that lists the programs, with a text. */
export const programsPage = (body = 'Text.', changes: Fields = {}) =>
  page(body, 'A page', {
    layout: 'programs',
    list: '{ heading: A }',
    details: '{ heading: B }',
    ...changes,
  })

/** A program with some of its fields changed and a body. */
export const program = (changes: Fields = {}, body = 'Text.') =>
  file(
    {
      id: '1',
      title: 'Local Economic Development',
      summary: 'How a town earns its living.',
      description: 'For those who plan. Afterwards they plan better.',
      subjects: '[Planning, Budgets]',
      order: '1',
      ...changes,
    },
    body,
  )

export const programPath = 'content/programs/local.mdx'

/** A program with this YAML in place of the field that it begins with. */
export function inField(yaml: string): Record<string, string> {
  const [, name = ''] = /^‸?(\w+):/m.exec(yaml) ?? []
  const text = program({ [name]: undefined })
  return { [programPath]: text.replace('\n---\n\n', `\n${yaml}\n---\n\n`) }
}

/** A page with this text. */
export const inText = (body: string): Record<string, string> => ({ 'pages/a.mdx': page(body) })

/** Files of a site by their path; undefined leaves one of the small site out. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array | undefined>>

/** The files of the small site and those given, as the compiler takes them. */
const filesOf = (files: SiteFiles) =>
  Object.entries({ ...base, ...files }).flatMap(([path, text]) =>
    text === undefined
      ? []
      : [{ path, bytes: typeof text === 'string' ? Buffer.from(text) : text }],
  )

/** A folder with the small site and the files given, which is removed when the test ends. */
export const siteFolder = (files: Files = {}): Promise<string> =>
  temporaryFolder({ ...base, ...files })

/** A repository with the small site and these files; each later step is a commit of the next day. */
export async function repository(files: Files, ...later: readonly Files[]): Promise<string> {
  const root = await siteFolder({ '.gitattributes': '* text=auto eol=lf', ...files })
  for (const [index, step] of [{}, ...later].entries()) {
    await writeFiles(root, step)
    commitAll(root, `2027-01-${11 + index}`)
  }
  return root
}

/** A diagnostic as `place  sentence`. */
export const lineOf = (diagnostic: Diagnostic) =>
  `${placeOf(diagnostic)}  ${sentenceOf(diagnostic)}`

/** Files that many tests have are checked once. */
const values = new Map<string, Buffer>()
export const cache: Pick<Cache, 'get' | 'set'> = {
  get: (key) => values.get(key.join(' ')),
  set: (key, value) => void values.set(key.join(' '), Buffer.from(value)),
}

/**
 * Compiles the small site with the files given. A ‸ in a text marks where a fault is expected: it
 * is removed, and its place is in `marks`, the first one in `here`. `lines` are the diagnostics.
 */
export async function check(
  files: SiteFiles,
  assets: readonly string[] = [],
  options: Partial<SiteOptions> = {},
) {
  const { bare, marks } = unmarked(files)
  const named = { files: new Set(assets) }
  const read = await checkFiles(filesOf(bare), { cache })
  const result = await compileDocuments(read, named, { day: '2027-01-01', ...options })
  return {
    ...result,
    here: marks[0] ?? 'no mark',
    marks,
    lines: result.diagnostics.map(lineOf),
    places: result.diagnostics.map(placeOf),
    rules: result.diagnostics.map(({ rule }) => rule),
  }
}

/** The content of the small site with the files given. Throws if it has faults. */
export async function contentOf(files: SiteFiles, options: Partial<SiteOptions> = {}) {
  const { content, lines } = await check(files, [], options)
  if (!content) throw new Error(lines.join('\n'))
  return content
}

/** What is in a folder, and what the check says of it. */
export const opened = (root: string, day = today(root)) => openSite(root, day)

/** The content in a folder. Throws if it has faults. */
export async function contentIn(root: string, day = today(root)) {
  const { content, diagnostics } = await opened(root, day)
  if (!content) throw new Error(diagnostics.map(lineOf).join('\n'))
  return content
}

/** Files without the marks in them, and the places of the marks. */
export function unmarked(files: SiteFiles) {
  const marks: string[] = []
  const bare = Object.entries(files).map(([path, text]) => {
    if (typeof text !== 'string') return [path, text] as const
    marks.push(...marked(path, text))
    return [path, text.replaceAll('‸', '')] as const
  })
  return { bare: Object.fromEntries(bare), marks }
}

const marked = (path: string, text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace('\uFEFF', '')
    .split('\n')
    .flatMap((line, index) =>
      Array.from(
        line.matchAll(/‸/g),
        ({ index: at }, before) => `${path}:${index + 1}:${at - before + 1}`,
      ),
    )
