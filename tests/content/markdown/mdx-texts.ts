import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '#scripts/content/read/list-files.ts'
import { splitFrontmatter } from '#scripts/content/read/split-frontmatter.ts'
import { generatedProgram } from '#tests/bench/build/generated-programs.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { probes } from './mdx-probes.ts'
import { all } from '#tests/run/all.ts'

/** How often something new is put together. */
export const runs = all ? 3_000 : 200

const bodyOf = (text: string) =>
  text
    .split('\n')
    .slice(splitFrontmatter(text).bodyLine - 1)
    .join('\n')
const written = ['content', 'pages']
  .flatMap((folder) => listFiles(delivered, folder).files)
  .filter(({ path }) => path.endsWith('.mdx'))
  .map(({ path }) => bodyOf(readFileSync(join(delivered, path), 'utf8')))
const generated = [1, 2, 3].map((id) => bodyOf(generatedProgram(id)))

/** All texts of the delivered site, generated programs, and all that is written in MDX seldom or never. */
export const texts = [...probes, ...written, ...generated]

const pieces = [
  ...texts.flatMap((text) => text.split(/(?<=\n\n)/)),
  ...'* _ ` ~ ~~ | - : < > { } [ ] ( ) ! # \\ & ; / @ . www. http:// a@b.cd \n \r\n \t'.split(' '),
  ...' ¦\n\n¦\n> ¦\n- ¦\n  ¦\n|-|-|\n¦\n\u00a0\n¦\n--- | ---\n¦{"x"}¦<b>x</b>'.split('¦'),
  ...'<Callout title="t">¦</Callout>'.split('¦'),
]
const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 }))

/** Put together from parts of all these. */
export const anyText = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))
