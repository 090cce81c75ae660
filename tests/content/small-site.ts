import type { SourceFile } from '#scripts/content/types.ts'
import type { Cache } from '#scripts/system/cache.ts'
import { compileContent, type CompileOptions } from '#scripts/content/check/compile.ts'
import { placeOf, sentenceOf } from '#scripts/content/explain/report.ts'

/** A site.yaml without faults. */
export const siteYaml = `name: Maitighar Institute
nepaliName: माइतीघर इन्स्टिच्युट
description: One sentence on the institute.
url: https://example.org
address: { locality: Maitighar, city: Kathmandu, country: Nepal, countryCode: NP }
email: info@example.org
phone: +977 1 000 0000
openingHours:
  days: Sun–Fri
  time: 9am–5pm
  sentence: Our office is open Sunday to Friday
  open: [Sunday, Monday]
  opens: "09:00"
  closes: "17:00"
social: []
form:
  endpoint: https://formspree.io/f/abcdwxyz
map:
  title: The institute
  embed: https://example.org/embed
  link: https://example.org/map
navigation:
  main: [{ label: Home, to: / }]
  services: { label: Services, items: [{ label: Home, to: /, text: The first page }] }
  contact: { label: Home, to: / }
  quickLinks: [{ label: Home, to: / }]
`

/** The smallest site without faults; tests add their own files or replace these. */
const base: Record<string, string> = {
  'content/site.yaml': siteYaml,
  'pages/index.mdx': page('Text.'),
  'pages/404.mdx': `---
layout: not-found
title: Page Not Found
description: The page you are looking for does not exist or has been moved.
badge: "404"
heading: Page Not Found
lead: Let us get you back on track.
buttons:
  - { label: Back to Home, to: / }
  - { label: Home, to: / }
---
`,
}

/** A text page with a body. */
export function page(body: string, title = 'A page'): string {
  return `---
layout: text
title: ${title}
description: A sentence of at least fifty characters that says what the page is about.
hero:
  heading: A page
---

${body}
`
}

const fields: Record<string, string> = {
  id: '1',
  title: 'Local Economic Development',
  summary: 'How a town earns its living.',
  description: 'For those who plan. Afterwards they plan better.',
  subjects: '[Planning, Budgets]',
  order: '1',
}

/** A program with some of its fields changed (undefined leaves a field out) and a body. */
export function program(changes: Record<string, string | undefined> = {}, body = 'Text.'): string {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

export const programPath = 'content/programs/local.mdx'
const mark = '‸'

/** The files of the small site and those given, as the compiler takes them. */
export const filesOf = (files: Record<string, string | Uint8Array | undefined>) =>
  Object.entries({ ...base, ...files }).flatMap(([path, text]) =>
    text === undefined
      ? []
      : [{ path, bytes: typeof text === 'string' ? Buffer.from(text) : text }],
  )

/**
 * Compiles the small site with the files given. A ‸ in a text marks where the fault is
 * expected: it is removed, and its place is `here`. `lines` are the faults as `place  sentence`.
 */
export async function check(
  files: Record<string, string | Uint8Array | undefined>,
  assets: readonly string[] = [],
  options: CompileOptions = {},
) {
  const here: string[] = []
  const bare = Object.entries(files).map(([path, text]) => {
    if (typeof text !== 'string') return [path, text] as const
    here.push(...marked(path, text))
    return [path, text.replaceAll(mark, '')] as const
  })
  const result = await compileContent(filesOf(Object.fromEntries(bare)), new Set(assets), options)
  return {
    ...result,
    here: here[0] ?? 'no mark',
    marks: here,
    lines: result.diagnostics.map(
      (diagnostic) => `${placeOf(diagnostic)}  ${sentenceOf(diagnostic)}`,
    ),
    rules: result.diagnostics.map(({ rule }) => rule),
  }
}

function marked(path: string, text: string): string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replace('\uFEFF', '')
    .split('\n')
    .flatMap((line, index) =>
      line
        .split(mark)
        .slice(0, -1)
        .map((_, count, parts) => {
          const before = parts.slice(0, count + 1).join('')
          return `${path}:${index + 1}:${before.length + 1}`
        }),
    )
}

/** Opens files as `openContent` does, from memory. */
export const opener =
  (files: readonly SourceFile[], assets: ReadonlySet<string>) =>
  (replaced: ReadonlyMap<string, Uint8Array>) =>
    compileContent(
      [...files, ...Array.from(replaced, ([path, bytes]) => ({ path, bytes }))],
      assets,
    )

/** A cache that lasts as long as the test. */
export function memoryCache(): Pick<Cache, 'get' | 'set'> {
  const values = new Map<string, Buffer>()
  return {
    get: (key) => values.get(key.join(' ')),
    set: (key, value) => void values.set(key.join(' '), Buffer.from(value)),
  }
}
