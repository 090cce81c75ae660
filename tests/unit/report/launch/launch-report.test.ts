import { describe, expect, it } from 'vitest'
import { formatLaunch, launchReport } from '#scripts/report/launch/launch-report.ts'
import { check, page, program, programPath, realSite } from '#tests/content/small-site.ts'

const real = { 'content/site.yaml': realSite }

async function report(files: Record<string, string>, assets: readonly string[] = []) {
  const all = { ...real, ...files }
  return launchReport(await check(all, assets))
}

/** `file:line:column kind field text` of everything that is missing. */
async function missing(files: Record<string, string>, assets: readonly string[] = []) {
  const result = await report(files, assets)
  return result.missing.map(
    ({ path, line, column, kind, field, text }) =>
      `${path}:${line}:${column} ${kind} ${field} ${text}`,
  )
}

const testimonial = (more = '') =>
  `---\nname: Asha Rai\nrole: Director, A School\ntext: They listened.\norder: 1\n${more}---\n`

describe('a missing item', () => {
  it('is not reported on a site whose values are all real', async () => {
    const result = await report({ [programPath]: program({ brochureLink: '/b.pdf' }) }, [
      'public/b.pdf',
    ])
    expect(result).toEqual({ missing: [], diagnostics: 0, madeBrochures: [], unpublished: [] })
    expect(formatLaunch(result)).toBe('Nothing is left to supply.\n')
  })

  it('is each placeholder, in fields and in text, at its place', async () => {
    const text = program({ location: '!placeholder The city' }, '<Placeholder>Dates.</Placeholder>')
    expect(await missing({ [programPath]: text })).toEqual([
      `${programPath}:8:24 placeholder location The city`,
      `${programPath}:11:2 placeholder body Dates.`,
    ])
  })

  it.each([
    ['of a draft', { draft: 'true' }, 0],
    ['of an entry that is over', { publishUntil: '2027-01-01' }, 0],
    ['of an entry that will appear by itself', { publishFrom: '2027-12-31' }, 1],
  ])('counts placeholders %s', async (_, changes, count) => {
    const all = {
      ...real,
      [programPath]: program({ ...changes, location: '!placeholder The city' }),
    }
    const result = await check(all, [], { day: '2027-03-15' })
    const { missing, unpublished } = launchReport(result)
    expect(missing).toHaveLength(count)
    expect(unpublished.map(({ path }) => path)).toEqual([programPath])
  })

  it.each([
    ['is a placeholder', '!placeholder https://formspree.io/f/xkndpqrz', '17:26'],
    ['is the one in the manual', 'https://formspree.io/f/abcdwxyz', '17:13'],
    ['is on an example host', 'https://forms.example.com/send', '17:13'],
  ])('is the form endpoint that %s', async (_, value, place) => {
    const site = realSite.replace('https://formspree.io/f/xkndpqrz', value)
    expect(await missing({ 'content/site.yaml': site })).toEqual([
      `content/site.yaml:${place} form endpoint form.endpoint ${value.replace('!placeholder ', '')}`,
    ])
  })

  it.each([
    ['name', 'The Real Institute', 'Maitighar Institute'],
    ['nepaliName', 'साँचो इन्स्टिच्युट', 'माइतीघर इन्स्टिच्युट'],
    ['email', 'info@the-real-institute.np', 'info@example.org'],
    ['phone', '+977 1 423 4567', '+977 1 000 0000'],
    ['url', 'https://the-real-institute.np\n', 'https://www.example.org\n'],
  ])('is the working %s, marked or not, once', async (field, now, before) => {
    const value = before.trim()
    const bare = await missing({ 'content/site.yaml': realSite.replace(now, before) })
    expect(bare).toEqual([expect.stringContaining(`working value ${field} ${value}`)])
    const marked = realSite.replace(now, `!placeholder ${before}`)
    expect(await missing({ 'content/site.yaml': marked })).toEqual([
      expect.stringContaining(`working value ${field} ${value}`),
    ])
  })

  it('is an example address of a social profile', async () => {
    const profile =
      'social: [{ network: x, label: X, url: https://x.com/example }, { network: facebook, label: F, url: https://www.facebook.com/the-real-institute }]'
    const site = realSite.replace('social: []', profile)
    expect(await missing({ 'content/site.yaml': site })).toEqual([
      'content/site.yaml:15:39 working value social.0.url https://x.com/example',
    ])
  })

  it('is a link to an example address in a text', async () => {
    const text = page('See [this](https://example.org/a) and [that](https://counterexample.org).')
    expect(await missing({ 'pages/more.mdx': text })).toEqual([
      'pages/more.mdx:9:12 working value body https://example.org/a',
    ])
  })

  it('is the portrait of a review that has none', async () => {
    const path = 'content/testimonials/asha.mdx'
    expect(await missing({ [path]: testimonial() })).toEqual([
      `${path}:1:1 portrait image no portrait of Asha Rai`,
    ])
    const image = 'image: { src: /images/asha.jpg, alt: Asha Rai }\n'
    expect(await missing({ [path]: testimonial(image) }, ['public/images/asha.jpg'])).toEqual([])
  })

  it('is a brochure that a program names but public/ lacks', async () => {
    const text = program({ brochureLink: '/brochures/local.pdf' })
    expect(await missing({ [programPath]: text })).toEqual([
      expect.stringMatching(`^${programPath}:8:15 file brochureLink `),
    ])
  })

  it('is reported for content with faults too', async () => {
    const result = await report({
      [programPath]: program({ id: '0', location: '!placeholder The city' }),
    })
    expect(result).toMatchObject({ diagnostics: 1, missing: [{ field: 'location' }] })
    expect(formatLaunch(result)).toContain('1 fault to fix first: see `npm run check`.')
  })
})

it('the report groups items by file, with places that editors open and a count', async () => {
  const text = program({ location: '!placeholder The city' }, '<Placeholder>Dates.</Placeholder>')
  const path = 'content/testimonials/asha.mdx'
  expect(formatLaunch(await report({ [programPath]: text, [path]: testimonial() }))).toBe(
    `${programPath} (2)
  ${programPath}:8:24  location: The city
  ${programPath}:11:2  body: Dates.

${path} (1)
  ${path}:1:1  image: no portrait of Asha Rai

3 to supply: 2 placeholders, 1 portrait in 2 files. The build makes 1 brochure from the programs' own text.
`,
  )
})
