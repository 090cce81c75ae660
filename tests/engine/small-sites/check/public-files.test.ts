import { mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lineOf, opened, siteFolder } from '../small-site.ts'

/** What the check says of the small site with these files, and with links from a path to a target. */
async function faultsOf(files: Record<string, string>, links: Record<string, string> = {}) {
  const root = await siteFolder({ '.env': 'SECRET=1', '.git/config': '[core]', ...files })
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(target, join(root, path))
  }
  const { content, diagnostics, files: published } = await opened(root)
  expect(content === undefined).toBe(diagnostics.length > 0)
  return { lines: diagnostics.map(lineOf), published }
}

describe('a link is refused', () => {
  test('to a file, a folder or nothing elsewhere, and to a folder around it', async () => {
    const links = {
      'public/a.txt': '../.env',
      'public/folder': '../.git',
      'public/through-another.txt': 'a.txt',
      'public/deep/in/a.png': '../../../.git/config',
      'public/content.txt': '../content/site.yaml',
      'content/programs/a.mdx': '../../.env',
      'content/programs/around': '../programs',
      'pages/a.mdx': '../.git/config',
      'pages/nothing.mdx': 'nowhere',
    }
    const paths = Object.keys(links)
    const { lines, published } = await faultsOf({}, links)
    expect(lines.toSorted()).toEqual(
      paths
        .toSorted()
        .map((path) =>
          expect.stringMatching(`^${path}:1:1  this link leads out of ${path.split('/')[0]}/`),
        ),
    )
    expect(paths.filter((path) => published.has(path))).toEqual([])
  })

  test('if it is in place of public/', async () => {
    const { lines, published } = await faultsOf({}, { public: '.git' })
    expect(lines).toEqual([expect.stringMatching(/^public:1:1 {2}this link leads out of public\//)])
    expect([...published].filter((path) => path.startsWith('public/'))).toEqual([])
  })
})

/** Files under public/ with one text. */
const publicFiles = (names: readonly string[], text = '') =>
  Object.fromEntries(names.map((name) => [`public/${name}`, text]))

/** The names under public/ of the files with a fault. */
const namesOf = (lines: readonly string[]) =>
  lines.map((line) => line.split(':1:1  ')[0]?.slice('public/'.length))

describe('under public/', () => {
  test('a file that runs, steers the host or is of no known kind is a fault', async () => {
    const names =
      `evil.html evil.HTM evil.xhtml evil.js evil.mjs evil.css evil.php evil.xml evil.svgz
      evil.wasm evil.pdf.exe evil .env .htaccess .secret/a.txt .well-known/evil.html
      .well-known/.htaccess .well-known/evil BingSiteAuth.xml google1.html _headers _redirects
      index.html.br team.jfif team.HEIC brochures/~$water.docx .gitattributes images/.gitignore`.split(
        /\s+/,
      )
    const { lines } = await faultsOf(publicFiles(names, '<script>alert(1)</script>'))
    expect(new Set(namesOf(lines))).toEqual(new Set(names))
  })

  test('a picture, a document and a font are published', async () => {
    const files = {
      ...publicFiles(['a.PNG', 'चित्र/फोटो.jpeg', 'fonts/a.woff2', 'favicon.ico', 'console.png']),
      ...publicFiles(['files/list.csv', 'files/notes.txt', 'a\u200Db नेपाल 1.2.png', '.nojekyll']),
    }
    const { lines, published } = await faultsOf(files)
    expect(lines).toEqual([])
    expect([...published]).toEqual(expect.arrayContaining(Object.keys(files)))
  })

  test('a proof of who owns the site is published, with a warning', async () => {
    const files = {
      'public/CNAME': 'institute.example',
      'public/.well-known/security.txt': 'Contact: mailto:a@example.org',
      'public/.well-known/assetlinks.json': '[{"relation": []}]',
      'public/.well-known/apple-app-site-association': '{}',
      'public/.well-known/acme-challenge/aB_c-9': 'aB_c-9.x',
      'public/google12ab.html': 'google-site-verification: google12ab.html',
      'public/BingSiteAuth.xml': '<?xml version="1.0"?>\n<users>\n\t<user>0A1B</user>\n</users>',
      'public/ms12345678.txt': 'ms12345678',
    }
    const { content, diagnostics, files: published } = await opened(await siteFolder(files))
    expect(content).toBeDefined()
    expect([...published]).toEqual(expect.arrayContaining(Object.keys(files)))
    expect(diagnostics.map(({ path, severity }) => `${severity} ${path}`).toSorted()).toEqual(
      Object.keys(files)
        .map((path) => `warning ${path}`)
        .toSorted(),
    )
    expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(new Set(['ownership']))
  })
})

describe('what is left over in folders', () => {
  const folders = [
    'content',
    'content/kinds',
    'content/schema',
    'content/programs',
    'pages',
    'public',
  ]
  const paths = (names: string) =>
    folders.flatMap((folder) =>
      ['', 'a/', '.a/', '.../'].flatMap((below) =>
        names.split(' ').map((name) => `${folder}/${below}${name}`),
      ),
    )
  const text = '<script>'

  test('is neither published nor a fault, in each folder', async () => {
    const names =
      '.DS_Store .gitkeep Thumbs.db desktop.ini README.md ._a.mdx .a.mdx.swp a.mdx~ a.svg~ .obsidian/app.json'
    const files = Object.fromEntries(paths(names).map((path) => [path, text]))
    const { lines, published } = await faultsOf(files)
    expect(lines).toEqual([])
    expect([...published].filter((path) => path.startsWith('public/'))).toEqual([])
  })

  test('is no hook, no program and no lock, in each folder', async () => {
    const names = '+a~ +a/.DS_Store .obsidian/plugins/a/main.js ~$a.docx .~lock.a.docx#'
    const files = Object.fromEntries(paths(names).map((path) => [path, text]))
    const { lines } = await faultsOf(files)
    expect(new Set(lines.map((line) => line.split(':1:1  ')[0]))).toEqual(new Set(paths(names)))
  })
})

describe.runIf(process.platform === 'linux')('a name of a file under public/', () => {
  const invisible = [
    'a\n\u0001\n# b',
    'a\tb',
    'a\u007F',
    '\u202Egnp',
    'a\u200B',
    'a\u{E0041}',
    'a\u2028b',
  ]
  const ofWindows = String.raw`a:b,a<b,a>b,a"b,a?,a*,a\b,a|b,a./b,a /b,con,AUX,nul ,com1/a,LPT²,CONIN$`
  const folders =
    '_headers _Redirects robots.txt Robots.TXT ne/404.html x/_b b.\u017Fvg assets Media media/b admin Admin/a'
  const withTwoEndings = 'a.var b.php x/c.PHTML d.html'

  test.each([
    ['an invisible character', invisible],
    ['a character or name that Windows lacks', ofWindows.split(',')],
    ['a folder that a build needs', folders.split(' ').map((folder) => `${folder}/a`)],
    ['another ending, which Apache reads', withTwoEndings.split(' ')],
  ])('has not %s', async (_, names) => {
    const files = names.map((name) => `${name}.txt`)
    const { lines } = await faultsOf(publicFiles(files))
    expect(new Set(namesOf(lines))).toEqual(new Set(files))
  })

  test('may have a full stop in a number, an abbreviation or a language', async () => {
    const names = [
      'Syllabus 1.2.pdf',
      'Dr.Sharma.txt',
      'letter.ne.pdf',
      'a_com.whatsapp.txt',
      'a b/media/c_e/_f.txt',
    ]
    expect((await faultsOf(publicFiles(names))).lines).toEqual([])
  })

  test('is not taken for another', async () => {
    const pairs = ['caf\u00E9.txt', 'cafe\u0301.txt', 'Photo.txt', 'photo.TXT']
    const { lines } = await faultsOf(publicFiles([...pairs, 'A/photo.txt', 'a/photo.txt']))
    expect(lines).toHaveLength(3)
  })
})

test('an SVG is a fault, and so is a web page in a proof that is larger than the check reads', async () => {
  const large = { 'public/google12ab.html': `é${' '.repeat(5_000_000)}<script/>` }
  const drawings = ['logo.svg', 'images/A.SVG', 'b.svgz']
  const { lines } = await faultsOf({ ...publicFiles(drawings, '<svg/>'), ...large })
  expect(new Set(namesOf(lines))).toEqual(new Set([...drawings, 'google12ab.html']))
})

test('a PDF of more than 10 MB is told', async () => {
  const names = ['small.pdf', 'large.PDF', 'large.csv']
  const root = await siteFolder(publicFiles(names))
  for (const name of names)
    truncateSync(join(root, 'public', name), name.includes('large') ? 12_000_000 : 10_000_000)
  const { diagnostics } = await opened(root)
  expect(diagnostics.filter(({ rule }) => rule === 'file-size')).toMatchObject([
    { path: 'public/large.PDF', severity: 'warning', message: expect.stringContaining('12 MB') },
  ])
})
