import { expect, it, test } from 'vitest'
import { markLanguages } from '#scripts/render/mark-languages.ts'
import {
  contentOf,
  neededInNepali,
  nepaliHome,
  page,
  program,
  programPath,
  programsPage,
} from '#tests/engine/small-sites/small-site.ts'
import { documentAt } from '#tests/engine/page-at.ts'

const ne = (words: string) => `<span lang="ne">${words}</span>`

/** HTML, and the same with its languages marked if they are. */
const onEnglishPages: readonly [html: string, marked?: string][] = [
  ['<p>Welcome &amp; tea</p>'],
  ['<h2 id="a">परिचय</h2>', '<h2 lang="ne" id="a">परिचय</h2>'],
  ['<p>नेपालमा <b>Excel</b> तालिम।</p>', '<p lang="ne">नेपालमा <b lang="en">Excel</b> तालिम।</p>'],
  ['<p>We say नमस्ते, शुभ प्रभात। Then tea.</p>', `<p>We say ${ne('नमस्ते, शुभ प्रभात।')} Then tea.</p>`],
  [
    '<p>From २०८३ पुस १५ on, and न्\u200dयायो, or else “नेपाल”</p>',
    `<p>From ${ne('२०८३ पुस १५')} on, and ${ne('न्\u200dयायो')}, or else “${ne('नेपाल')}”</p>`,
  ],
  ['<li>एक<ul><li>One</li></ul></li>', '<li lang="ne">एक<ul><li lang="en">One</li></ul></li>'],
  ['<p lang="hi">हिन्दी <b>क</b></p><i>क</i>', '<p lang="hi">हिन्दी <b>क</b></p><i lang="ne">क</i>'],
  [
    '<img alt="नेपाल"/><svg><title>नेपाल</title><path d="M0 0"/></svg><p>a</p>',
    '<img lang="ne" alt="नेपाल"/><svg><title>नेपाल</title><path d="M0 0"/></svg><p>a</p>',
  ],
  [
    '<site-island props="क"><h2>क</h2><div data-slot=""><h3>क</h3></div></site-island>',
    '<site-island props="क"><h2>क</h2><div data-slot=""><h3 lang="ne">क</h3></div></site-island>',
  ],
]

test.each(onEnglishPages)('on an English page, %s', (html, marked = html) => {
  expect(markLanguages(html)).toBe(marked)
  expect(markLanguages(marked)).toBe(marked)
})

test.each([
  ['<p>नेपालमा Excel तालिम, MS Word र PowerPoint</p>'],
  ['<h2>Key subjects</h2><dd>१५ days</dd>', '<h2 lang="en">Key subjects</h2><dd>१५ days</dd>'],
  ['<img alt="A peak"/><img alt=""/>', '<img lang="en" alt="A peak"/><img alt=""/>'],
  [
    '<site-island><h2>Send</h2><div data-slot=""><h3>क</h3></div></site-island>',
    '<site-island lang="en"><h2>Send</h2><div data-slot=""><h3 lang="ne">क</h3></div></site-island>',
  ],
])('on a Nepali page, %s', (html, marked = html) => {
  expect(markLanguages(html, 'ne')).toBe(marked)
})

const nepali = { title: 'परियोजना व्यवस्थापन', summary: 'परियोजना कसरी चलाउने।', lang: 'ne' }
const content = await contentOf({
  'pages/programs.mdx': programsPage('## परिचय\n\nSay नमस्ते.'),
  'pages/nepali.mdx': page('यो पृष्ठ नेपालीमा छ।').replace('---\n\n', 'lang: ne\n---\n\n'),
  [programPath]: program(nepali, '## उद्देश्य\n\nनेपाली पाठ।'),
})

it('says the language of a Nepali page and program, and of what surrounds them', () => {
  for (const route of ['/nepali', '/programs/local']) {
    const html = documentAt(content, route)
    expect(html).toMatch(/^<!doctype html><html lang="ne">/)
    expect(html).toContain('<meta data-page="" property="og:locale" content="ne_NP"/>')
    expect(html).toContain('<div id="_root" lang="en">')
    expect(html).toContain('<main id="_main" lang="ne" ')
  }
  const html = documentAt(content, '/programs/local')
  expect(html).toContain('"inLanguage":"ne"')
  expect(html).toMatch(new RegExp(`<h1 class="[^"]*">${nepali.title}</h1>`))
  expect(html).toContain('<h3 lang="en" id="subjects"')
})

it('marks a Nepali program on English pages, and Nepali in their text', () => {
  const html = documentAt(content, '/programs')
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(html).toMatch(/<h3[^>]*><a lang="ne"[^>]*>परियोजना <span[^>]*>व्यवस्थापन</)
  expect(html).toContain(`<h3 lang="ne">${nepali.title}`)
  expect(html).toContain(`<p lang="ne" class="mt-2">${nepali.summary}</p>`)
  expect(html).not.toContain('og:locale')
  expect(documentAt(content, '/404')).not.toContain('lang="ne"><head>')
})

const links = '[एक](/nepali) [दुई](/programs/local) [तीन](/english#fees)'
const inBoth = await contentOf({
  ...neededInNepali,
  'pages/index.ne.mdx': nepaliHome.replace('पाठ।', links),
  'pages/nepali.mdx': page('यो पृष्ठ नेपालीमा छ।').replace('---\n\n', 'lang: ne\n---\n\n'),
  'pages/english.mdx': page('## Fees'),
  [programPath]: program(nepali, '## उद्देश्य\n\nनेपाली पाठ।'),
})

it('says of no link to a page in Nepali alone that the page is in English', () => {
  const html = documentAt(inBoth, '/ne')
  expect(html).toContain('<a href="/nepali">एक</a>')
  expect(html).toContain('<a href="/programs/local">दुई</a>')
  expect(html).toContain('<a href="/english#fees" hreflang="en">तीन</a>')
})
