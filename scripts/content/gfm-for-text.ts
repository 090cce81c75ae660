import { gfm } from 'micromark-extension-gfm'
import type { Construct, ConstructRecord, Extension } from 'micromark-util-types'
import { gfmFromMarkdown } from 'mdast-util-gfm'

/**
 * The extensions for GitHub's Markdown, without what a text cannot need: the same tree for less.
 * As they come they try every word as an e-mail address and every line as the head of a table,
 * which doubles the time that reading Markdown takes.
 */
export function gfmForText(text: string) {
  const { flow, text: words, ...rest } = whole
  const tableLines = linesOfTables(text)
  return {
    extension: {
      ...rest,
      text: text.includes('@')
        ? words
        : siteAddress.test(text)
          ? wordsWithSites
          : wordsWithoutAddresses,
      flow: onConstructs(flow, (construct) =>
        construct.name === 'table' ? onLines(construct, tableLines) : construct,
      ),
    } satisfies Extension,
    fromMarkdown: mayHoldAddress.test(text) ? fromMarkdown : fromMarkdownWithoutAddresses,
  }
}

/** Of a text without these no word becomes a link by itself; what is escaped may hold any of them. */
const mayHoldAddress = /[@&\\]|:\/\/|www\./i

/** In a text without these no word becomes a link to a site by itself. */
export const siteAddress = /:\/\/|www\./i

const whole = gfm()
const wordsWithSites = onConstructs(whole.text, (construct) =>
  construct.name === 'emailAutolink' ? undefined : construct,
)
const wordsWithoutAddresses = onConstructs(wordsWithSites, (construct) =>
  construct.name === 'protocolAutolink' || construct.name === 'wwwAutolink' ? undefined : construct,
)

/** The transforms search the finished tree for addresses. */
const fromMarkdown = gfmFromMarkdown()
const fromMarkdownWithoutAddresses = fromMarkdown.map((part) =>
  Object.assign({}, part, { transforms: [] }),
)

function onConstructs(
  record: ConstructRecord | undefined,
  change: (construct: Construct) => Construct | undefined,
): ConstructRecord {
  const changed = Object.entries(record ?? {}).flatMap(([code, constructs]) => {
    const list = constructs === undefined ? [] : [constructs].flat()
    const left = list.flatMap((construct) => change(construct) ?? [])
    return left.length > 0 ? [[code, left]] : []
  })
  return Object.fromEntries(changed)
}

function onLines(construct: Construct, lines: ReadonlySet<number>): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const isThere = lines.has(this.now().line)
      return isThere ? construct.tokenize.call(this, effects, ok, nok) : nok
    },
  }
}

/** At least the lines of all tables: one above `|---|`, that row, and those up to an empty line. */
function linesOfTables(text: string): ReadonlySet<number> {
  const lines = new Set<number>()
  let isBelow = false
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const isDelimiter = /^[\s>]*[|:-][|:\s-]*$/.test(line)
    if (isDelimiter) lines.add(index)
    isBelow = /[^\t ]/.test(line) && (isBelow || isDelimiter)
    if (isBelow) lines.add(index + 1)
  }
  return lines
}
