import type { FileRules } from '../rule.ts'

const water = '---\nquestion: What is it?\norder: 1\n---\n\nWater.\n'

/** The rules that a file has to keep to be read. `scripts/read` reports their faults. */
export const unreadableRules: FileRules = {
  check: ({ faults }) => faults,
  rules: {
    'file-encoding': {
      does: 'A file is text in UTF-8 without invisible or garbled characters, or signs of a single font.',
      bad: { fields: 'location: Pokhara‸\u200B' },
      good: { fields: 'location: Pokhara' },
    },
    'old-font': {
      does: 'Nepali is written in Unicode, not in the letters of an old font.',
      bad: { text: '‸g]kfn ;/sf/, lzIff dGqfno' },
      good: { text: 'नेपाल सरकार, शिक्षा मन्त्रालय' },
    },
    'file-size': {
      does: 'A file and its paragraphs have a size that a person would write.',
      bad: { files: { 'content/faqs/what.mdx': `‸${water.repeat(6_000)}` } },
      good: { files: { 'content/faqs/what.mdx': water } },
    },
    'file-place': {
      does: 'A file is in the folder of its kind and has its extension.',
      bad: { files: { 'content/faq/what.mdx': `‸${water}` } },
      good: { files: { 'content/faqs/what.mdx': water } },
    },
    'file-name': {
      does: 'A file name is lower-case words joined by hyphens.',
      bad: { files: { 'content/faqs/What is it.mdx': `‸${water}` } },
      good: { files: { 'content/faqs/what-is-it.mdx': water } },
    },
    conflict: {
      does: 'Two versions of the same lines are merged.',
      bad: { text: '‸<<<<<<< HEAD\nFive days.\n=======\nSix days.\n>>>>>>> main' },
      good: { text: 'Six days.' },
    },
    fence: {
      does: 'Frontmatter is between two lines of ---.',
      bad: { files: { 'content/faqs/what.mdx': `‸${water.replace('---', '—')}` } },
      good: { files: { 'content/faqs/what.mdx': water } },
    },
    'mdx-syntax': {
      does: 'The MDX has no syntax errors.',
      bad: { text: 'One‸<br>two' },
      good: { text: 'One<br />two' },
    },
  },
}
