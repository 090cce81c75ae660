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

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

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

/** A file in each of these folders. */
const namesIn = (folders: string) => folders.split(' ').map((folder) => `${folder}/a.txt`)

/** The names under public/ of the files at which there is a fault with these words. */
const namesOf = (lines: readonly string[], words: string) =>
  lines.flatMap((line) => {
    const [path = '', sentence] = line.split(':1:1  ')
    return sentence?.startsWith(words) ? [path.slice('public/'.length)] : []
  })

describe('under public/', () => {
  test('a file that runs, steers the host or is of no known kind is a fault', async () => {
    const names =
      `evil.html evil.HTM evil.xhtml evil.js evil.mjs evil.css evil.php evil.xml evil.svgz
      evil.wasm evil.pdf.exe evil .env .htaccess .secret/a.txt .well-known/evil.html
      .well-known/.htaccess .well-known/evil BingSiteAuth.xml google1.html _headers _redirects
      index.html.br brochures/~$water.docx .gitattributes images/.gitignore`.split(/\s+/)
    const { lines } = await faultsOf(publicFiles(names, '<script>alert(1)</script>'))
    expect(new Set(namesOf(lines, ''))).toEqual(new Set(names))
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
    const line = 'other services take this file as a proof that its author owns the site'
    expect(diagnostics[0]).toMatchObject({ rule: 'ownership', message: line })
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
  test('has no invisible character', async () => {
    const names =
      'a\n\u0001\n# b.txt|a\tb.txt|a\u007F.txt|a\u0085.txt|\u202Egnp.pdf|\u2066a.txt|a\u200B.txt|a\u{E0041}.txt|a\u2028b.txt|a\u202A/b.txt'.split(
        '|',
      )
    const { lines } = await faultsOf(publicFiles(names))
    expect(lines.toSorted()).toEqual(
      names.map((name) => `public/${name}:1:1  the name has an invisible character`).toSorted(),
    )
  })

  test('is one that Windows can have', async () => {
    const names =
      String.raw`a:b.txt,a<b.txt,a>b.txt,a"b.txt,a?.txt,a*.txt,a\b.txt,a|b.txt,a./b.txt,a /b.txt,con.txt,AUX.txt,nul .txt,com1/a.txt,LPT².txt,prn.tar.txt,CONIN$.txt`.split(
        ',',
      )
    const { lines } = await faultsOf(publicFiles(names))
    expect(namesOf(lines, 'Windows cannot have this name').toSorted()).toEqual(names.toSorted())
  })

  test('is in no folder that a build needs', async () => {
    const folders = {
      'a folder named like a file':
        '_headers _Redirects robots.txt Robots.TXT ne/404.html x/_b b.\u017Fvg',
      'browsers keep a file': 'assets Media media/b',
      'the editor is at /admin': 'admin Admin/a',
    }
    const taken = Object.values(folders).flatMap(namesIn)
    const { lines } = await faultsOf(publicFiles([...taken, 'a b/media/c-d_e/_f.txt']))
    expect(lines).toHaveLength(taken.length)
    for (const [words, names] of Object.entries(folders))
      expect(namesOf(lines, words).toSorted()).toEqual(namesIn(names).toSorted())
  })

  test('has one ending, since Apache reads each', async () => {
    const names = 'a.var.otf,b.php.txt,x/c.PHTML.csv,d.html.vcf,e.js.a b.pdf'.split(',')
    const allowed = ['Syllabus 1.2.pdf', 'Dr.Sharma.txt', 'letter.ne.pdf', 'a_com.whatsapp.txt']
    const { lines } = await faultsOf(publicFiles([...names, ...allowed]))
    expect(namesOf(lines, 'the name has another ending').toSorted()).toEqual(names.toSorted())
    expect(lines).toHaveLength(names.length)
  })

  test('is not taken for another', async () => {
    const pairs = ['caf\u00E9.txt', 'cafe\u0301.txt', 'Photo.txt', 'photo.TXT']
    const { lines } = await faultsOf(publicFiles([...pairs, 'A/photo.txt', 'a/photo.txt']))
    expect(lines).toEqual(
      Array(3).fill(expect.stringContaining('many computers take both for one file')),
    )
  })
})

test('an SVG is a fault that says how to get a picture', async () => {
  const { lines } = await faultsOf({
    ...publicFiles(['logo.svg', 'images/A.SVG', 'b.svgz'], svg),
    'public/google12ab.html': `é${' '.repeat(5_000_000)}<script/>`,
  })
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^public\/b\.svgz:1:1 {2}an SVG can contain scripts/),
    expect.stringMatching(/^public\/google12ab\.html:1:1 {2}a web page/),
    expect.stringMatching(/^public\/images\/A\.SVG:1:1 {2}an SVG .*PNG or WebP/),
    expect.stringMatching(/^public\/logo\.svg:1:1 {2}an SVG/),
  ])
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
