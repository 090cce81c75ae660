import type { ProseRule } from '../rule.ts'

const empty =
  /^(?:(?:please )?(?:click|tap|press)(?: here| this)?|here|there|this|this (?:link|page)|link|more|read more|see more|learn more|more information|details|go|continue)$/

/** Words that are read alone, in a list of links or by a search engine, and then say nothing. */
export const linkText: ProseRule = {
  id: 'link-text',
  severity: 'error',
  reason:
    'Many people have the links of a page read to them alone; let the words say what is behind: “our courses”.',
  *inPassage({ role, text }) {
    if (role !== 'link' && role !== 'label') return
    const words = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const whole = { from: 0, to: text.length }
    if (empty.test(words))
      yield { ...whole, message: `the link “${text.trim()}” does not say where it leads` }
    else if (/^(?:https?:\/\/|www\.)\S+$/i.test(text.trim()))
      yield { ...whole, message: 'the link reads out its own address; expected words' }
  },
}
