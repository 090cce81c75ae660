import type { Faq } from '#content/schema/sections/faq.ts'
import type { Language } from '#content/schema/fields.ts'
import type { JsonLd } from './json-ld.tsx'
import { known, type Marked } from './known.ts'

/** `answer` is the HTML of the body. */
export type AnsweredFaq = Marked<Faq> & { readonly answer: string }

/** The questions without those still to be supplied; undefined if there are none. `lang` is that of their page. */
export function faqPage(faqs: readonly AnsweredFaq[], lang?: Language): JsonLd | undefined {
  const questions = faqs.flatMap((faq): JsonLd[] => {
    const name = known(faq, 'question')
    if (name === undefined || faq.toSupply.includes('body')) return []
    return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: faq.answer } }]
  })
  return questions.length > 0
    ? { '@type': 'FAQPage', inLanguage: lang, mainEntity: questions }
    : undefined
}
