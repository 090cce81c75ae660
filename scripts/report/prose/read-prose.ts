import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { type Document, takeIds } from '#scripts/content/index.ts'
import { bodyPassages } from './body-passages.ts'
import { fieldPassages } from './field-passages.ts'
import type { Passage } from './passage.ts'

/** A file as its prose: `tree` has the text below the fields, whose offsets are those of the file. */
export type ProseDocument = {
  readonly document: Document
  readonly passages: readonly Passage[]
  readonly tree: Root | undefined
  readonly file: VFile
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Reads the prose of a file; a text that cannot be read whole has none. */
export function readProse(document: Document): ProseDocument {
  const { text, bodyLine, facts } = document
  const file = new VFile({ path: document.path, value: withoutFields(text, bodyLine) })
  const isRead = facts !== undefined && facts.tree !== undefined
  const tree = isRead ? parser.parse(file) : undefined
  if (tree) takeIds(tree)
  const passages = [...fieldPassages(document), ...(tree ? bodyPassages(tree, document) : [])]
  return { document, passages, tree, file }
}

/** The text with blanks in the place of the fields, so that every offset stays. */
function withoutFields(text: string, bodyLine: number): string {
  const lines = text.split('\n')
  const fields = lines.slice(0, bodyLine - 1).map((line) => ' '.repeat(line.length))
  return [...fields, ...lines.slice(bodyLine - 1)].join('\n')
}
