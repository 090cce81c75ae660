/** Pairs of a letter of Devanagari and its Latin letters. */
const latin: ReadonlyMap<string, string> = new Map(
  (
    'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ' +
    'प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ' +
    'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ' +
    'ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ं n ँ n ' +
    '० 0 १ 1 २ 2 ३ 3 ४ 4 ५ 5 ६ 6 ७ 7 ८ 8 ९ 9'
  )
    .match(/\S+ \S+/g)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
)

/** Endings that leave the sound of a word as it is: फागुन and फागुनको. */
const ending = /(?<=\p{L}.*)(?:हरू|हरु)?(?:को|का|की|मा|ले|लाई|बाट|सँग)?$/u

/** Turns Nepali words into Latin letters for an address: `शरदकालीन भर्ना` into `sharadkalin bharna`. */
export const romanized = (text: string): string =>
  text
    .normalize('NFC')
    // The signs of foreign sounds, and of how letters join.
    .replaceAll(/[\u{93c}\u{200c}\u{200d}]/gu, '')
    .replaceAll(/[\u{900}-\u{963}\u{966}-\u{97f}]+/gu, (word) => {
      const [end = ''] = ending.exec(word) ?? []
      return inLatin(word.slice(0, word.length - end.length)) + inLatin(end)
    })

const consonant = '(?:chh|[bcdgjkpst]h|[b-df-hj-np-tv-z])'

/** The short `a` of a consonant without a sign, here `A`, is silent at the end and before a long syllable. */
const silent = new RegExp(`(?<=[aeiouA]${consonant})A(?:$|(?=${consonant}[aeiou]+[^aeiou]))`, 'g')

const inLatin = (word: string): string =>
  word
    .replaceAll('ज्ञ', 'ग्य')
    .replaceAll(/[\u{915}-\u{939}](?![\u{93e}-\u{94d}])/gu, '$&A')
    .replaceAll(/[^A]/g, (letter) => latin.get(letter) ?? '')
    .replaceAll(silent, '')
    .replaceAll('A', 'a')
