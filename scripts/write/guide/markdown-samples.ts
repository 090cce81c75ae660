/** What Markdown can say here; each is rendered beside its text, and the check finds no fault in it. */
export const markdownSamples = [
  {
    title: 'Paragraphs',
    words:
      'An empty line begins a new paragraph. Put each sentence on a line of its own: it reads the same.',
    text: 'The course lasts five days.\nIt is held in English.\n\nA new paragraph.',
  },
  {
    title: 'Bold and emphasis',
    words: 'For a few words, not for sentences.',
    text: 'Bring **your own computer** and *a question*.',
  },
  {
    title: 'Links',
    words: 'The words say where it leads. Pages of the site begin with `/`.',
    text: 'Read about [our programs](/programs) or [write to us](/contact#message).',
  },
  {
    title: 'Headings',
    words:
      'Two signs for a heading, three for a smaller one; the title of the page is a field. With `[#dates]` after it, a link can lead there: `/about#dates`.',
    text: '## Fees and dates [#example-dates]\n\n### In spring [#example-spring]\n\nFrom March to May.',
  },
  {
    title: 'Lists',
    words: 'A hyphen and a blank before each entry, or a number and a full stop.',
    text: '- for leaders\n- for planners\n\n1. Write to us.\n2. Meet the teachers.',
  },
  {
    title: 'Tables',
    words: 'Upright lines between the columns, a line of hyphens under their heads.',
    text: '| Part | Days |\n|---|--:|\n| Planning | 3 |\n| Reporting | 2 |',
  },
  {
    title: 'Quotations',
    words: 'Words of somebody else.',
    text: '> What we learned on Monday we used on Friday.',
  },
  {
    title: 'Nepali',
    words: 'Type it as it is, with the language around it.',
    text: '<span lang="ne">नमस्ते</span> means welcome.',
  },
  {
    title: 'Signs that mean something',
    words: 'With a backslash before it, a sign is printed.',
    text: 'A star \\*, a brace \\{ and the sign \\< as they are.',
  },
] as const
