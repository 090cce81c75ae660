import { describe, expect, test } from 'vitest'
import { adminPolicy, contentSecurityPolicy, originsIn, pagePolicy } from '#scripts/hosts/policy.ts'
import { contentOf, page, program } from '#tests/engine/small-sites/small-site.ts'

const directives = (policy: string) =>
  new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]))

const used = {
  images: ['https://pictures.example'],
  frames: ['https://maps.example'],
  form: 'https://forms.example',
}

describe('the policy', () => {
  const policy = contentSecurityPolicy(used)

  const uses = (origin: string) =>
    [...directives(policy)].filter(([, values]) => values.includes(origin)).map(([name]) => name)

  test('allows what it names: the site, and each other origin where it is used', () => {
    expect(directives(policy).get('default-src')).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
    expect(uses('https://pictures.example')).toEqual(['img-src'])
    expect(uses('https://maps.example')).toEqual(['connect-src', 'frame-src'])
    expect(uses('https://forms.example')).toEqual(['connect-src', 'form-action'])
  })

  test('asks for Trusted Types, and keeps the site out of frames', () => {
    expect(directives(policy).get('require-trusted-types-for')).toEqual(["'script'"])
    expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"])
    expect(directives(policy).get('base-uri')).toEqual(["'none'"])
  })
})

test('the policy of /admin allows what the editor needs, and no other script', () => {
  expect(adminPolicy).toMatch(/unsafe-inline.*blob:.*github/)
  expect(adminPolicy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  // With 'none', Safari would leave the frame of the live page empty.
  expect(adminPolicy).toMatch(/frame-ancestors 'self'/)
})

describe('the policy that a page carries itself', () => {
  test('keeps forms from being sent to the endpoint, except on the page with the form', () => {
    expect(pagePolicy(used, { sendsForm: false, whole: false })).toBe("form-action 'self'")
    expect(pagePolicy(used, { sendsForm: true, whole: false })).toBeUndefined()
  })

  test('is all of it for a host without headers, less what a meta element cannot say', () => {
    const contact = directives(pagePolicy(used, { sendsForm: true, whole: true }) ?? '')
    const { ['frame-ancestors']: _, ...header } = Object.fromEntries(
      directives(contentSecurityPolicy(used)),
    )
    expect(Object.fromEntries(contact)).toEqual(header)
    const about = directives(pagePolicy(used, { sendsForm: false, whole: true }) ?? '')
    expect(about.get('form-action')).toEqual(["'self'"])
    expect(about.get('connect-src')).toEqual([
      "'self'",
      'https://forms.example',
      'https://maps.example',
    ])
  })
})

const originsOf = async (files: Record<string, string>) => originsIn(await contentOf(files))

describe('the origins of the content', () => {
  test('hold that of a picture in the frontmatter and in the text, once', async () => {
    const { images } = await originsOf({
      'content/programs/local.mdx': program({
        image: '{ src: https://pictures.example/a.jpg, alt: A room }',
      }),
      'pages/index.mdx': page(
        '![A house](https://photos.example/b.jpg)\n\n![A door](https://pictures.example/c.jpg)',
      ),
    })
    expect(images).toEqual(['https://photos.example', 'https://pictures.example'])
  })
})
