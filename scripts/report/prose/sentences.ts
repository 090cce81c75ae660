import type { Root } from 'nlcst'
import retextEnglish from 'retext-english'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { Passage } from './passage.ts'

const parser = unified().use(retextEnglish)
const trees = new WeakMap<Passage, Root>()

/** The paragraphs, sentences and words of a passage. */
export function sentencesOf(passage: Passage): Root {
  const known = trees.get(passage)
  const tree = known ?? parser.parse(passage.text)
  if (!known) trees.set(passage, tree)
  return tree
}

type Message = { readonly from: number; readonly to: number; readonly message: VFileMessage }

/** What a plugin of retext says of a passage. */
export function retextMessages(
  passage: Passage,
  transform: (tree: Root, file: VFile) => unknown,
): Message[] {
  const file = new VFile(passage.text)
  transform(sentencesOf(passage), file)
  return file.messages.flatMap((message) => {
    const { place } = message
    const from = place && 'start' in place ? place.start.offset : place?.offset
    const to = place && 'start' in place ? place.end.offset : place?.offset
    return from === undefined || to === undefined ? [] : [{ from, to, message }]
  })
}
