import { expect, it } from 'vitest'
import { check, program, programPath, siteYaml } from '../small-site.ts'

const entryOf = async (changes: Record<string, string>, body?: string) => {
  const result = await check({ [programPath]: program(changes, body) })
  const places = result.flags.map(({ path, line, column }) => `${path}:${line}:${column}`)
  return { ...result, places, entry: result.content?.programs[0] }
}

it('flags give the values of fields with their places, and stay out of the data', async () => {
  const { entry, flags, places, marks } = await entryOf({
    location: '‸Italy',
    artwork: '{ hour: ‸noon, toConfirm: [hour] }',
    toSupply: '[location]',
  })
  expect(flags).toMatchObject([
    { flag: 'toSupply', field: 'location', text: 'Italy' },
    { flag: 'toConfirm', field: 'artwork.hour', text: 'noon' },
  ])
  expect(places).toEqual(marks)
  expect(entry?.toSupply).toEqual(['location'])
  expect(JSON.stringify(entry?.data)).not.toMatch(/toSupply|toConfirm/)
})

it('a list or a group is flagged as a whole; a flag inside it comes first', async () => {
  const { flags, lines } = await entryOf({
    image: '{ src: https://a.np/b.png, alt: A, toSupply: [alt] }',
    toConfirm: '[image, subjects]',
  })
  expect(flags.map(({ flag, field }) => `${flag} ${field}`)).toEqual([
    'toConfirm subjects.0',
    'toConfirm subjects.1',
    'toConfirm image.src',
    'toSupply image.alt',
  ])
  expect(lines).toEqual([])
})

it('the tags of a text flag what is between them', async () => {
  const body = 'Text <ToSupply>with *dates*</ToSupply>.\n\n<ToConfirm>\n  More.\n</ToConfirm>'
  const { entry, flags } = await entryOf({}, body)
  expect(entry?.toSupply).toEqual(['body'])
  expect(flags).toMatchObject([
    { flag: 'toSupply', line: 10, column: 7, field: 'body', text: 'with dates' },
    { flag: 'toConfirm', line: 12, column: 2, field: 'body', text: 'More.' },
  ])
})

it.each(
  Object.entries({
    'email: info@the-real-institute.np': 'email: info@example.org',
    'phone: +977 1 423 4567': 'phone: "+97710000000"',
    'url: https://the-real-institute.np': 'url: https://www.example.com',
    'endpoint: https://formspree.io/f/xkndpqrz': 'endpoint: https://formspree.io/f/example',
  }),
)('instead of %j, %j is only valid under toSupply', async (real, neutral) => {
  const [name = ''] = real.split(':')
  const indent = name === 'endpoint' ? '  ' : ''
  const site = (value: string) => ({ 'content/site.yaml': siteYaml.replace(real, value) })
  const flag = `\n${indent}toSupply: [‸${name}]`
  expect((await check(site(neutral))).rules).toEqual(['flags'])
  expect((await check(site(neutral + flag))).lines).toEqual([])
  const { diagnostics, places, here } = await check(site(real + flag))
  expect(places).toEqual([here])
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      message: `the value is no longer a neutral one; take \`${name}\` out of \`toSupply\``,
    },
  ])
})

const people = {
  'content/partners/a.mdx': '---\nname: ‸Partner 12\norder: 1\n---\n',
  'content/testimonials/a.mdx':
    '---\nname: ‸Partner 3\nrole: ‸Manager of an organisation\ntext: The words go here.\norder: 1\n---\n',
}

it('the neutral names of people and partners are known; words of one’s own may be under toSupply', async () => {
  const { lines, marks } = await check(people)
  const real = 'only takes the place of a real value; expected the real one'
  expect(lines).toEqual([
    `${marks[0]}  name: "Partner 12" ${real}`,
    `${marks[1]}  name: "Partner 3" ${real}`,
    `${marks[2]}  role: "Manager of an organisation" ${real}`,
  ])
  const named = Object.entries(people).map(([path, text]) => {
    const names = path.includes('partners') ? 'name' : 'name, role, text'
    return [path, text.replaceAll('‸', '').replace('order', `toSupply: [${names}]\norder`)]
  })
  expect((await check(Object.fromEntries(named))).lines).toEqual([])
})
