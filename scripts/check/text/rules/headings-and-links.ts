import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { type KindName, kindOf } from '#content/kinds/table.ts'
import { spanOf } from '#scripts/read/diagnostics/index.ts'
import { isPictureName } from '#scripts/read/files/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import type { ProseRule } from '../rule.ts'

/** Words of a link that name no page, in small letters. In Nepali: here, more, this link, click, see, read. */
const emptyWords =
  /^(?:(?:please |by )?(?:click|tap|press)(?:ing)?(?: here| this)?|here|there|this|this (?:link|page)|link|more|read more|see more|learn more|more information|know more|details|download|go|continue|click here\b.{0,20}|visit (?:the |our )?(?:website|site|link))$/
const emptyNepali =
  /^(?:(?:यहाँ|यो|यस|थप|जानकारी|विवरण|लिंक|लिङ्क|क्लिक|थिच्नु|हेर्नु|पढ्नु|जानु|गर्नु)\p{M}*(?:बाट|मा|होस्|होला)?(?: |$))+$/u

const needlessOpening =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|screenshot) (?:of|showing) +/i

/** `IMG_0012`, `image1`, `WhatsApp Image 2027-01-31 at 10.32.15`. */
const fileName =
  /^(?:dsc|img|image|photo|picture|pic|screenshot|untitled|whatsapp image)(?:[\s\d_.:()-]|\bat\b|\b[AP]M\b)*$/i

export const headingAndLinkRules: readonly ProseRule[] = [
  {
    id: 'alt-text',
    does: 'Screen readers already announce that it is a picture.',
    bad: { text: '![‸Image of our team](/images/team.jpg)' },
    good: { text: '![Our team](/images/team.jpg)' },
    roles: ['alt'],
    *inRange({ text }) {
      const opening = needlessOpening.exec(text)?.[0] ?? ''
      const fix = { text: text.charAt(opening.length).toUpperCase(), to: opening.length + 1 }
      const needless = `a description needs no “${opening.trim()}”; say what the picture shows`
      if (opening !== '' && fix.text !== '')
        yield { from: 0, to: opening.length - 1, message: needless, fix }
      const message = 'a camera or computer gave this name; expected what the picture shows'
      const hint = 'A file name tells nothing to people who do not see the picture.'
      if (fileName.test(text.trim()) || (/^\S+$/.test(text.trim()) && isPictureName(text.trim())))
        yield { from: 0, to: text.length, message, hint }
    },
  },
  {
    id: 'doubled-field',
    does: 'The page, the brochure and search engines show the field, and each thing is said once.',
    bad: { fields: 'location: Pokhara', text: '‸## Fees\n\nThey are low.' },
    good: { fields: 'fee: free', text: 'Come and learn.' },
    *inDocument(nodes, { kind, fields }) {
      for (const node of nodes.filter(({ type }) => type === 'heading')) {
        const words = toString(node)
        const field = fieldOf(words, kind)
        if (field === undefined) continue
        const isGiven = valueAt(fields, [field]) !== undefined
        const message = isGiven
          ? `the field \`${field}\` says this already; expected no heading “${words}” in the text`
          : `“${words}” has a field of its own, \`${field}\`; expected its text there`
        yield placed(node, message)
      }
    },
  },
  {
    id: 'emphasis-as-heading',
    does: 'A screen reader goes from heading to heading, and finds only those that are written as such.',
    bad: { text: '‸**Fees**\n\nThey are low.' },
    good: { text: '## Fees\n\nThey are low.' },
    inDocument(nodes) {
      const message = 'a whole line in bold is not a heading; expected ## before its words'
      return nodes
        .flatMap((parent): Nodes[] => ('children' in parent ? parent.children : []))
        .filter((node, at, all) => isEmphasis(node) && all[at + 1]?.type === 'paragraph')
        .map((node) => placed(node, message))
    },
  },
  {
    id: 'link-text',
    does: 'Many people have the links of a page read to them alone; name the page that the link leads to: “our courses”.',
    bad: { text: 'Read about our programs [‸here](/).' },
    good: { text: 'Read about [our programs](/).' },
    roles: ['link', 'label'],
    *inRange({ text }) {
      const whole = { from: 0, to: text.length }
      const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '')
      const words = letters.replaceAll(/\s+/g, ' ').trim()
      if (emptyWords.test(words) || emptyNepali.test(words))
        yield { ...whole, message: `the link “${text.trim()}” does not say where it leads` }
      else if (/^(?:https?:\/\/|www\.)\S+$/i.test(text.trim()))
        yield { ...whole, message: 'the link reads out its own address; expected words' }
    },
  },
]

/** The field of a kind whose heading, or name, the words of a heading are. */
const fieldOf = (words: string, kind: KindName): string | undefined =>
  Object.entries(kindOf(kind).page?.headings ?? {}).find((names) =>
    names.map(plain).includes(plain(words)),
  )?.[0]

/** In small letters, without marks and the s of a plural. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M} ]/gu, '')
    .replace(/s$/, '')

const isEmphasis = (node: Nodes): boolean =>
  node.type === 'paragraph' &&
  node.children.length === 1 &&
  (node.children[0]?.type === 'strong' || node.children[0]?.type === 'emphasis')

const placed = (node: Nodes, message: string) => ({ ...spanOf(node), message })
