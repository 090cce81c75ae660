import { expect, test } from 'vitest'
import * as en from '#components/strings/en.ts'
import * as ne from '#components/strings/ne.ts'

const devanagari = /\p{scx=Devanagari}/u

/** Arguments of each kind that texts get: names, then numbers. A name may end in a halant. */
const halant = 'विद्वान्'
const samples: Readonly<Record<string, readonly unknown[]>> = {
  'form.choice': ['Consulting'],
  'form.fault': ['is required', 'REQUIRED_FIELD_EMPTY'],
  'hours.weekday': ['Friday'],
  'hours.shortWeekday': ['Friday'],
  'hours.time': ['09:30'],
  'hours.clock': ['09:30'],
  'hours.days': ['आइतबार', 'बिहीबार'],
  'hours.list': [['आइतबार', 'बिहीबार']],
  'hours.times': ['बिहान ९ बजे', 'बेलुका ५ बजे'],
  'program.brochure': [1_250],
  'brochure.andMore': [halant, 2],
  'brochure.feeAndCovers': ['रु ५', halant],
  'carousel.dot': [halant, 2, 3],
}
const counts = new Set('carousel.counter slides.name course.seats list.page list.pageOf'.split(' '))

/** All texts by their path, those of functions with sample arguments. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const own = counts.has(path) ? [2, 3] : (samples[path] ?? [halant])
    return [[path, String(value(...own))]]
  }
  return Object.entries(Object(value)).flatMap(([name, each]) =>
    textsIn(each, path === '' ? name : `${path}.${name}`),
  )
}

const textsOf = ({ browserStrings, pageStrings }: typeof en | typeof ne) => {
  const { language: _, ...browser } = browserStrings
  return [...textsIn(browser), ...textsIn(pageStrings)]
}

test('every text of the interface is there in Nepali, in Devanagari', () => {
  const nepali = new Map(textsOf(ne))
  expect([...nepali.keys()]).toEqual(textsOf(en).map(([path]) => path))
  for (const [path, text] of nepali) {
    // What comes between two others has no letters.
    if (path === 'form.carriedEnd') continue
    expect([path, devanagari.test(text.replaceAll(halant, ''))]).toEqual([path, true])
  }
})

test('Nepali texts have no space before a danda, no digits of Latin, and join no letter to a name', () => {
  for (const [path, text] of textsOf(ne)) {
    expect([path, /\s[।:!?]/.exec(text)?.[0]]).toEqual([path, undefined])
    expect([path, /\d/.exec(text)?.[0]]).toEqual([path, undefined])
    expect([path, /विद्वान्(?=\p{L})/u.exec(text)?.[0]]).toEqual([path, undefined])
  }
})
