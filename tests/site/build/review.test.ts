import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { compareBuilds } from '#scripts/report/review/review-site.ts'
import { openBuiltSite } from '#scripts/check/built/built-site.ts'
import { git } from '#scripts/system/git.ts'
import { test } from '#tests/support/site.ts'
import { builtFolder, commitAll } from '#tests/support/temporary-folder.ts'

const html = (words: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title><style>body{margin:0;font:20px serif}p{margin:20px}</style></head>` +
  `<body><main><p>First.</p><div style="height:900px"></div><p>${words}</p><p>Last.</p></main></body></html>`

test('only pages that differ or are new are photographed, whatever their name', async () => {
  const same = { 'same.html': html('As before.') }
  const before = await builtFolder({ ...same, 'index.html': html('Five days.') })
  // The picture's address is no address.
  const names = ['50% of a#b, why?', 'folder/index']
  const added = names.map((name) => [`${name}.html`, html(`${name}<img src="/%zz">`)])
  const after = await builtFolder({
    ...same,
    'index.html': html('Six days.'),
    ...Object.fromEntries(added),
  })
  const [old, recent] = [await openBuiltSite(before), await openBuiltSite(after)]
  const { changes, photos } = await compareBuilds(old, recent)
  const pages = changes.filter(({ isPage }) => isPage)
  const routes = names.map((name) => `/${name.replace('index', '')}`)
  expect(pages.map(({ name, kind }) => `${name} ${kind}`).toSorted()).toEqual(
    ['/ changed', ...routes.map((route) => `${route} added`)].toSorted(),
  )
  expect([...photos.keys()].toSorted()).toEqual(['/', ...routes].toSorted())
  const picture = expect.stringMatching(/^data:image\/webp;base64,/)
  expect(photos.get('/')).toMatchObject([
    { width: 360, before: picture, after: picture },
    { width: 1440, before: picture, after: picture },
  ])
  expect(photos.get('/')?.filter((photo) => photo.before === photo.after)).toEqual([])
  expect(photos.get('/folder/')?.[0]).toEqual({ width: 360, before: undefined, after: picture })
})

test(
  'npm run review reports what differs from a commit, and leaves dist/ alone',
  { timeout: 900_000 },
  async ({ copy: site }) => {
    await site.write('.gitignore', 'node_modules\n.cache\ndist\n/review/\n')
    commitAll(site.root, '2027-01-01')
    const { output: unknown } = await site.run('review', {}, ['no-such-branch'])
    expect(unknown).toMatch(/^There is no commit no-such-branch here/)

    await site.edit('pages/contact.mdx', 'layout: contact', 'layout: contactt')
    const broken = await site.run('review', {}, ['HEAD'])
    expect(broken).toMatchObject({ code: 1 })
    expect(broken.output).toContain('The site does not build: the working files.')
    expect(broken.output).toContain('pages/contact.mdx:2:9  layout: ')
    await site.edit('pages/contact.mdx', 'layout: contactt', 'layout: contact')

    await site.write('dist/client/index.html', 'the build of yesterday')
    await site.write(
      'content/faqs/nepali.mdx',
      '---\nquestion: Do you teach in Nepali?\norder: 99\n---\n\nYes.\n',
    )
    await site.edit('content/site.yaml', 'https://formspree.io/f/example', 'https://evil.example')
    const { code, output } = await site.run('review', {}, ['HEAD'])
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(output).toContain('Pages: 0 added, 0 removed, 3 changed.')
    const comment = await readFile(path.join(site.root, 'review/comment.md'), 'utf8')
    expect(comment).toContain('<ins>### Do you teach in Nepali?\nYes.')
    expect(comment.replaceAll(/<[^>]+>/g, '')).toContain(
      'went to https://formspree.io/f/example and will go to https://evil.example',
    )
    const report = await readFile(path.join(site.root, 'review/report.html'), 'utf8')
    expect(report).toContain('src="data:image/webp')
    expect(await readFile(path.join(site.root, 'dist/client/index.html'), 'utf8')).toBe(
      'the build of yesterday',
    )

    const stranger = await builtFolder({ 'index.html': html('::error::By a stranger.') })
    await writeFile(path.join(stranger, 'dist/check.txt'), 'pages/a.mdx:1:2  warning\n')
    expect(await site.run('review', {}, ['HEAD', stranger])).toMatchObject({ code: 0 })
    const theirs = await readFile(path.join(site.root, 'review/comment.md'), 'utf8')
    expect(theirs).toContain(`<code>${path.basename(stranger)}</code>`)
    expect(theirs).toContain('<code>pages/a.mdx:1:2  warning</code>')
    expect((await git(site.root, 'worktree', 'list')).trim().split('\n')).toHaveLength(1)
  },
)
