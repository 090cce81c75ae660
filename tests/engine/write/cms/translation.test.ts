import { expect, it, test } from 'vitest'
import type { Form } from '#components/admin/messages.ts'
import { wordsIn } from '#components/admin/translation.ts'
import { describe } from '#scripts/read/fields/describe.ts'
import { kinds } from '#content/kinds/table.ts'
import { formFields } from '#scripts/write/cms/fields.ts'

const form: Form = JSON.parse(
  JSON.stringify({ name: '', fields: formFields(describe(kinds.program.schema).fields) }),
)

const original = {
  id: 7,
  title: 'Water',
  subjects: ['Rain', 'Rivers'],
  fee: {
    chosen: 'group',
    amount: 500,
    covers: 'Lunch',
    parts: [
      { name: 'First', amount: 200 },
      { name: 'Last', amount: 300 },
    ],
  },
  intakes: [{ starts: '2027-03-01', place: 'Pokhara' }, { starts: '2027-06-07' }],
  toConfirm: ['title', 'subjects'],
}

it('leaves the words of a translation as they are', () => {
  const words = {
    title: 'पानी',
    subjects: ['वर्षा'],
    fee: { chosen: 'group', covers: 'खाजा', parts: [{ name: 'पहिलो' }, {}] },
    intakes: [{ place: 'पोखरा', toConfirm: ['place'] }, {}],
    toConfirm: ['title'],
    comparedOn: '2027-01-31',
  }
  expect(wordsIn(form, words, original)).toEqual(words)
})

test.for([
  [
    'empty fields and entries',
    { title: 'पानी', summary: '', subjects: ['', 'वर्षा'], outcomes: [], fee: null },
    { title: 'पानी', subjects: ['वर्षा'] },
  ],
  [
    'groups that the editor took from the original',
    { ...original, title: 'पानी', subjects: [] },
    { title: 'पानी', toConfirm: ['title'] },
  ],
  [
    'but not the words among them that are new',
    { intakes: [{ starts: '2027-03-01', place: 'पोखरा' }, { starts: '2027-06-07' }] },
    { intakes: [{ place: 'पोखरा' }, {}] },
  ],
] as const)('takes out %s', ([, filled, words]) => {
  expect(wordsIn(form, filled, original)).toEqual(words)
})
