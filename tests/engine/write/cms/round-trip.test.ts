import { today } from '#scripts/read/files/index.ts'
import { expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { contentFormat } from '#components/admin/format.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { shapes } from '#scripts/write/cms/shapes.ts'
import { saved } from '#tests/site/build/editor/saved-file.ts'
import { delivered } from '#tests/support/site-copy.ts'

const contents = await Promise.all(
  [delivered, 'tests/sites/example', process.cwd()].map((root) => openSite(root, today(root))),
)

it.for(contents.flatMap(({ documents }) => documents))(
  'saving $path changes nothing that it says, and a second time no byte',
  (file) => {
    const text = saved(file.text, file)
    expect(saved(text, file)).toBe(text)
    const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
    expect(parse(file.kind === 'site' ? text : head)).toEqual(file.fields)
  },
)

it('opens a file with spaces after its lines of ---, as the check does', () => {
  const text = '--- \ntitle: Water\n---\t\nWords.\n\n---\n\nMore.\n'
  expect(contentFormat({}).fromFile(text)).toEqual({
    title: 'Water',
    body: 'Words.\n\n---\n\nMore.',
  })
})

it('keeps the order of the file where a form has another', () => {
  const { toFile } = contentFormat({ fields: ['id', 'title', 'order'] })
  const text = '---\nid: 1\ntitle: Water\norder: 2\n---\n\nWords.\n'
  expect(toFile({ title: 'Water', body: 'Words.', order: 2, id: 1 })).toBe(text)
})

test.for([
  ['27,500', '27500'],
  ['१,५०,०००', '150000'],
  ['Rs. 25000', 'Rs. 25000'],
  ['25.000', "'25.000'"],
])('a form keeps the number %s as it is typed, and its file has %s', ([typed, written]) => {
  const { fromFile, toFile } = contentFormat({ numbers: ['amount'] })
  expect(fromFile(`---\namount: ${typed}\n---\n`)).toMatchObject({ amount: typed })
  expect(toFile({ amount: typed, body: '' })).toBe(`---\namount: ${written}\n---\n`)
})

it('leaves a group of a file without the name that a new one gets', () => {
  const { fromFile, toFile } = contentFormat({ generated: { intakes: 'id' } })
  const { intakes } = fromFile('---\nintakes:\n  - starts: A\n  - { id: b, starts: B }\n---\n')
  expect(intakes).toEqual([
    { id: '', starts: 'A' },
    { id: 'b', starts: 'B' },
  ])
  expect(toFile({ intakes, body: '' })).not.toContain("id: ''")
  expect(shapes()['programs-frontmatter']?.generated).toEqual({ intakes: 'id' })
})
