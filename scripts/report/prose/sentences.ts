import retextEnglish from 'retext-english'
import { unified } from 'unified'
import type { TextRange } from './text-ranges.ts'

const parser = unified().use(retextEnglish).freeze()
const trees = new WeakMap<TextRange, Tree>()
type Tree = ReturnType<typeof parser.parse>

/** The paragraphs, sentences and words of a text range, parsed once. */
export function sentencesOf(range: TextRange): Tree {
  const tree = trees.get(range) ?? parser.parse(range.text)
  trees.set(range, tree)
  return tree
}
