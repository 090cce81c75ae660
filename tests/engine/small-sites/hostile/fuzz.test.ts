import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import { checkFiles } from '#scripts/check/check-files.ts'
import { compileDocuments } from '#scripts/check/compile-site.ts'
import { listFiles } from '#scripts/read/files/list-files.ts'
import type { Document, SourceFile } from '#scripts/read/documents/types.ts'
import { checkDocument } from '#scripts/check/text/check-document.ts'
import { diagnosticIn, type LocalDiagnostic } from '#scripts/read/diagnostics/diagnostic.ts'
import { formatReport } from '#scripts/report/terminal/index.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { all } from '#tests/run/all.ts'
import { cache } from '../small-site.ts'

/** Real files of a site, damaged in the ways that people, editors and merges damage them. */

const root = delivered
const pathsOf = (folder: string) => listFiles(root, folder).files.map(({ path }) => path)
const files: readonly SourceFile[] = [...pathsOf('content'), ...pathsOf('pages')].map((path) => ({
  path,
  bytes: readFileSync(join(root, path)),
}))
const assets = { files: new Set([...pathsOf('public'), ...files.map(({ path }) => path)]) }
const written = files.filter(({ path }) => /\.(?:mdx|yaml)$/.test(path))

const snippets = [
  ...'" \' { } [ ] < > </ /> ` | ~ $ ${ \\ # : - ? --- ``` ---js &a *a \t \r \0 \uFEFF \u202E 😀'.split(
    ' ',
  ),
  ...'</Callout> <Callout> <!-- {/* */} ![]( ]( [^1] नेपाल javascript:'.split(' '),
  ...'\n---\n¦\n- ¦\n\n\n¦\r\n¦|a|\n|-|\n¦## x [#y]\n¦[^1]: x\n¦```\n¦: ¦<Action {...x}'.split('¦'),
  ...'toConfirm: [title]\n¦toSupply:\n  - x\n¦!placeholder ¦<<: *a\n¦__proto__: x\n'.split('¦'),
  ...'%YAML 1.1\n¦<Action to={¦export ¦import x from "y"\n'.split('¦'),
]
const place = fc.double({ min: 0, max: 1, noNaN: true })
const piece = fc.oneof(fc.constantFrom(...snippets), fc.string({ unit: 'binary', maxLength: 6 }))

/** Removes some bytes and writes a piece, a part of the file or a single byte there, once or many times. */
const mutation = fc.record({
  at: place,
  removed: fc.constantFrom(0, 0, 0, 1, 7, 40, Infinity),
  written: fc.oneof(
    piece,
    fc.record({ from: place, length: fc.nat(200) }),
    fc.nat(255).map((byte) => Buffer.of(byte)),
  ),
  times: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 300 })),
})
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

function mutate(bytes: Buffer, { at, removed, written, times }: Mutation): Buffer {
  const offsetAt = (share: number) => Math.floor(share * bytes.length)
  const pieceOf = () => {
    if (typeof written === 'string') return Buffer.from(written)
    if (!('from' in written)) return written
    return bytes.subarray(offsetAt(written.from), offsetAt(written.from) + written.length)
  }
  const pieces = Array<Buffer>(times).fill(pieceOf())
  const [before, after] = [bytes.subarray(0, offsetAt(at)), bytes.subarray(offsetAt(at) + removed)]
  return Buffer.concat([before, ...pieces, after])
}

const damaged = fc
  .record({
    file: fc.constantFrom(...written),
    changes: fc.array(mutation, { minLength: 1, maxLength: 4 }),
  })
  .map(({ file, changes }) => ({
    path: file.path,
    bytes: changes.reduce(mutate, Buffer.from(file.bytes)),
  }))

const siteWith = (file: SourceFile) => [...files.filter(({ path }) => path !== file.path), file]

function expectInside(
  file: SourceFile,
  diagnostic: { line: number; column: number; endColumn?: number | undefined },
) {
  const lines = new TextDecoder().decode(file.bytes).replaceAll(/\r\n?/g, '\n').split('\n')
  const line = lines[diagnostic.line - 1]
  expect(line).toBeDefined()
  expect(diagnostic.line).toBeGreaterThan(0)
  expect(diagnostic.column).toBeGreaterThan(0)
  expect(diagnostic.column).toBeLessThanOrEqual((line ?? '').length + 1)
  expect(diagnostic.endColumn ?? diagnostic.column + 1).toBeGreaterThan(diagnostic.column)
}

/** A fast dictionary that lacks some words. */
const speller = {
  knows: (word: string) => word.length % 13 > 0,
  suggest: () => ['word'],
  corrections: (word: string) => (word.length > 6 ? ['word'] : []),
  names: ['Kathmandu'],
}
const day = '2027-01-01'

const known = new Map<string, LocalDiagnostic[]>()
/** What the rules of text find, once for each text. */
const textRules = (document: Document) => {
  const found = known.get(document.text) ?? checkDocument(document, { speller, today: day })
  known.set(document.text, found)
  return found
}

/** All that the check finds in a file of the site. */
async function check(file: SourceFile) {
  const read = await checkFiles(siteWith(file), { cache })
  const { content, diagnostics, documents } = await compileDocuments(read, assets, { day })
  const isFaulty = diagnostics.some(({ severity }) => severity === 'error')
  expect(content === undefined).toBe(isFaulty)
  const ofText = documents.flatMap((document) =>
    textRules(document).map((each) => diagnosticIn(document, each)),
  )
  return { isFaulty, found: [...diagnostics, ...ofText].filter(({ path }) => path === file.path) }
}

it(
  'never throws, ends, points into the file, and fixes it without harm, whatever the damage',
  async () => {
    await fc.assert(
      fc.asyncProperty(damaged, async (file) => {
        const { isFaulty, found } = await check(file)
        expect(formatReport(found) === '').toBe(found.length === 0)
        for (const diagnostic of found) {
          expectInside(file, diagnostic)
          expect(diagnostic.message).not.toMatch(/\n|node_modules|undefined|\[object/)
          expect(diagnostic.frame.split('\n')).toHaveLength(2)
        }
        const fixes = found.flatMap(({ fix }) => fix ?? [])
        if (isFaulty || fixes.length === 0) return
        const fixed = { ...file, bytes: applyFixes(file.bytes, fixes).bytes }
        expect((await check(fixed)).isFaulty).toBe(false)
      }),
      { numRuns: all ? 10_000 : 15, interruptAfterTimeLimit: all ? 600_000 : 30_000 },
    )
  },
  all ? 660_000 : 180_000,
)
