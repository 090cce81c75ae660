import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '#scripts/content/read/list-files.ts'
import { splitFrontmatter } from '#scripts/content/read/split-frontmatter.ts'
import { generatedProgram } from '#tests/bench/build/generated-programs.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { probes } from './mdx-probes.ts'

/** How often something new is put together. */
export const runs = process.env['TEST_ALL'] === undefined ? 200 : 3_000

const bodyOf = (text: string) => splitFrontmatter(text).body
const written = ['content', 'pages']
  .flatMap((folder) => listFiles(delivered, folder).files)
  .filter(({ path }) => path.endsWith('.mdx'))
  .map(({ path }) => bodyOf(readFileSync(join(delivered, path), 'utf8')))
const generated = [1, 2, 3].map((id) => bodyOf(generatedProgram(id)))

/** All texts of the delivered site, and generated programs. */
export const usualTexts = [...written, ...generated]

/** These and all that is written in MDX seldom or never. */
export const texts = [...probes, ...usualTexts]

const pieces = [
  ...texts.flatMap((text) => text.split(/(?<=\n\n)/)),
  ...'* _ ` ~ ~~ | - : < > { } [ ] ( ) ! # \\ & ; / @ . www. http:// a@b.cd \n \r\n \t'.split(' '),
  ' ',
  '\n\n',
  '\n> ',
  '\n- ',
  '\n  ',
  '\n|-|-|\n',
  '\n\u00a0\n',
  '\n--- | ---\n',
  '{"x"}',
  '<b>x</b>',
  '<Callout title="t">',
  '</Callout>',
]
const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 }))
const mixed = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))

const place = fc.double({ min: 0, max: 1, noNaN: true })
const damaged = fc
  .tuple(fc.constantFrom(...usualTexts), place, fc.nat(6), piece)
  .map(([text, where, length, instead]) => {
    const at = Math.floor(where * text.length)
    return text.slice(0, at) + instead + text.slice(at + length)
  })

/** Put together from parts of all these, or one of them with a part in a wrong place. */
export const anyText = fc.oneof(mixed, damaged)
