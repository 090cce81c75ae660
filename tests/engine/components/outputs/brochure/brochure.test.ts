import sharp from 'sharp'
import { expect, test } from 'vitest'
import { documentTypesetter } from '#scripts/outputs/index.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { BrochureContent } from '#components/outputs/brochure/content.ts'
import { readPdf } from './read-pdf.ts'
import { bodyOf, documentOf, sample, subjectsOf, typesetBrochure } from './sample.ts'

const brochure = async (content: BrochureContent) => (await typesetBrochure(content)).pdf

const title200 = 'A #1 <b>title</b> with $x$ *y* _z_ @a [link] "quoted" \\n & `more` ~ '
  .repeat(4)
  .slice(0, 200)
const table = (columns: number) =>
  ['h', '-', 'c'].map((c) => `| ${`${c.repeat(14)} | `.repeat(columns)}`).join('\n')

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

const bytes = Buffer.from(await brochure(sample))
const { info, tagged, size } = await readPdf(bytes)

test('a brochure is an A4 PDF with the title, the language and tags', () => {
  expect(info).toMatchObject({ Title: sample.title, Language: 'en' })
  expect({ tagged, size }).toEqual({ tagged: true, size: [595, 842] })
})

test('every font is embedded and every text can be copied', () => {
  const raw = bytes.toString('latin1')
  const count = (name: string) => raw.match(new RegExp(`/${name}\\b`, 'g'))?.length ?? 0
  expect(count('Type /FontDescriptor')).toBeGreaterThan(2)
  expect(count('FontFile[23]')).toBe(count('Type /FontDescriptor'))
  expect(count('ToUnicode')).toBe(count('Type0'))
})

test('the same program gives the same bytes, without any date', async () => {
  expect(bytes.equals(await brochure(sample))).toBe(true)
  expect(bytes.toString('latin1')).not.toMatch(/CreationDate|ModDate/)
})

test('a photograph has its alt text or is decoration; a photograph of another site is left out', async () => {
  const create = { width: 960, height: 540, channels: 3, background: 'red' } as const
  const root = await temporaryFolder({ 'public/a.jpg': await sharp({ create }).jpeg().toBuffer() })
  const textsWith = async (image: BrochureContent['image']) => {
    const pdf = await documentTypesetter(root, {})(documentOf({ ...sample, image }))
    return (await readPdf(pdf)).alternatives
  }
  const [code] = await textsWith({ src: 'https://other.example.org/a.jpg', alt: 'A class' })
  expect(await textsWith({ src: '/a.jpg', alt: 'A class' })).toEqual(['A class', code])
  expect(await textsWith({ src: '/a.jpg', decorative: true })).toEqual([code])
})

const odd: [string, Partial<BrochureContent>][] = [
  ['no body, no facts, a subject', { body: bodyOf(''), facts: [], before: [subjectsOf('Scope')] }],
  [
    'a table of twelve columns, a word of 300 letters, and letters that no font has',
    { body: bodyOf(`${table(12)}\n\n${'x'.repeat(300)} 你好 \u{10FFFE} 😀`) },
  ],
  [
    'a title and a body in Devanagari',
    {
      title: 'नेतृत्व र नवप्रवर्तन सम्बन्धी कार्यक्रम',
      body: bodyOf('## परिचय\n\nयो कार्यक्रम काठमाडौंमा हुन्छ।'),
    },
  ],
  ['a body of many pages', { body: bodyOf('Words and more words.\n\n'.repeat(120)) }],
]

test.each(odd)('a program with %s gets its brochure of less than 200 kB', async (_, odd) => {
  const bytes = await brochure({ ...sample, ...odd })
  expect(bytes.length).toBeLessThan(200_000)
  const { tagged, info } = await readPdf(bytes)
  expect(tagged).toBe(true)
  expect(info).toMatchObject({ Title: odd.title ?? sample.title })
})

test('a title that looks like markup is printed as it is', async () => {
  const { text } = await readPdf(await brochure({ ...sample, title: title200, slug: '../<"&ä' }))
  expect(withoutSpaces(text)).toContain(withoutSpaces(title200))
})
