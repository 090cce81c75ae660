/** A word of a text, without the ’s of whoever owns something. */
export type Word = { readonly word: string; readonly from: number; readonly to: number }

const address =
  /(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+|\/[\w-]+(?:\/[\w-]+)+|\b[\w-]+\.(?:com|org|net|edu|np|pdf)\b/giu
const word =
  /(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}+)*(?![\p{L}\p{N}])/gu

/** The words in Latin letters; addresses, short forms in capitals and whatever holds a digit are none. */
export function* wordsIn(text: string): Generator<Word> {
  const plain = text.replaceAll(address, (match) => ' '.repeat(match.length))
  for (const { 0: written, index } of plain.matchAll(word)) {
    const bare = written.replace(/['’]s?$/u, '').normalize('NFC')
    const isShortForm = /^\p{Lu}+s?$/u.test(bare) && bare.length <= 6
    if (bare.length < 3 || bare.length > 60 || isShortForm) continue
    yield { word: bare.replaceAll('’', "'"), from: index, to: index + bare.length }
  }
}
