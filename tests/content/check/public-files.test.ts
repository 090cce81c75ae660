import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inspectFiles } from '#scripts/check/files/inspect-files.ts'
import { heavyFiles } from '#scripts/check/files/public-files.ts'
import { listFiles } from '#scripts/content/read/index.ts'
import { lineOf, opened, siteFolder } from '../small-site.ts'
import { all } from '#tests/run/all.ts'

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

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

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

test('a link to another file under public/ is no fault', async () => {
  const { lines } = await faultsOf({ 'public/list.txt': 'a' }, { 'public/x/b.txt': '../list.txt' })
  expect(lines).toEqual([])
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

/** As Illustrator, Inkscape, Figma and an editor of text write them. */
const drawings = [
  `<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<style type="text/css">.st0{fill:url(#a);}</style><path class="st0" style="enable-background:new"/>')}`,
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${svg(
    `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" inkscape:export-filename="C:\\(a)\\a.png"/>
      <metadata><rdf:RDF><cc:license rdf:resource="https://creativecommons.org/"/></rdf:RDF></metadata>
      <g style="fill:url( '#a' );font-family:'Mangal'" operator="over"><text>नेपाल url(x)</text></g>`,
  )}`,
  svg(
    '<defs><pattern id="p"><use xlink:href="#i"/></pattern><image id="i" xlink:href="data:image/png;base64,iVBO"/></defs><rect fill="url(&quot;#p&quot;)"/>',
  ),
  `\uFEFF${svg('<style><![CDATA[ .a > .b { fill: red } ]]></style><title>A &amp; B</title>')}`,
]

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

  test('a picture, a drawing, a document, a font and a proof of ownership are published', async () => {
    const files = {
      ...Object.fromEntries(drawings.map((text, index) => [`public/${index}.svg`, text])),
      ...publicFiles(['a.PNG', 'चित्र/फोटो.jpeg', 'fonts/a.woff2', 'favicon.ico', 'console.png']),
      ...publicFiles(['files/list.csv', 'notes.txt', 'a\u200Db नेपाल 1.2.png', '.nojekyll']),
      'public/CNAME': 'institute.example',
      'public/.well-known/security.txt': 'Contact: mailto:a@example.org',
      'public/.well-known/assetlinks.json': '[{"relation": []}]',
      'public/.well-known/apple-app-site-association': '{}',
      'public/.well-known/acme-challenge/aB_c-9': 'aB_c-9.x',
      'public/google12ab.html': 'google-site-verification: google12ab.html',
      'public/BingSiteAuth.xml': '<?xml version="1.0"?>\n<users>\n\t<user>0A1B</user>\n</users>',
    }
    const { lines, published } = await faultsOf(files)
    expect(lines).toEqual([])
    expect([...published]).toEqual(expect.arrayContaining(Object.keys(files)))
  })
})

describe('what is left over in folders', () => {
  const folders = ['content', 'content/schema', 'content/programs', 'pages', 'public']
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

const entity = '<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>'
const ofXhtml = '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "">'
const hiding = '<!DOCTYPE svg SYSTEM "a>b<!--" ><svg><script/></svg><!-- -->'

test('an SVG that does more than draw is a fault at the place of each, whatever it does; one of many megabytes at its beginning', async () => {
  const harmful = {
    'a script': svg('<script>alert(1)</script>'),
    'a script with a prefix': '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>',
    'an event attribute': svg('', 'onload="alert(1)"'),
    'an event attribute in other quotes': svg("<g\nonclick = 'alert(1)'/>"),
    HTML: svg('<foreignObject><p/></foreignObject>'),
    'HTML without foreignObject': svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'),
    'HTML by a coded namespace': svg('<h:a xmlns:h="http://www.w3.org/1999&#x2f;xhtml"/>'),
    'a link that runs a script': svg('<a href="javascript:alert(1)"/>'),
    'a coded link that runs a script': svg('<a xlink:href=" &#106;ava&#10;script:alert(1)"/>'),
    'another prefix': svg('<a y:href="javascript:1" xmlns:y="http://www.w3.org/1999/xlink"/>'),
    'a link with another base': svg('<a href="#a" xml:base="javascript:1"/>'),
    'an animated link': svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
    'an animated event': svg('<animate attributeName="onclick" values="alert(1)"/>'),
    'a picture of another site': svg('<image href="https://evil.example/a.png"/>'),
    'a drawing in a drawing': svg('<use href="data:image/svg+xml,x#a"/>'),
    'a filter of another file': svg('<g filter="url(other.svg#a)"/>'),
    'a style of another site': svg('<style>@import "https://evil.example/a.css"</style>'),
    'a style of another site in two parts': svg('<style>@im<!-- -->port "a.css"</style>'),
    'a style that hides what it loads': svg('<style>a { fill: u\\72l(//evil.example) }</style>'),
    'a style that is not closed': '<svg><style>@import "a.css"',
    'a style after a style in it': svg('<style><style/>@import "a.css"</style>'),
    'an attribute that loads a picture': svg('<g mask="image-set(\'//evil.example/a\' 1x)"/>'),
    'an attribute that hides what it loads': svg('<g mask="u\\72l(//evil.example/a)"/>'),
    'a style that loads a picture': svg('<g style="fill:url( \'//evil.example/a\' )"/>'),
    'a nest that a parser takes a minute to read': '<svg>'.repeat(200_000),
    'an entity': `${entity}${svg('&a;')}`,
    'entities of XHTML': `${ofXhtml}${svg('<a xmlns="http&colon;//www.w3.org/1999/xhtml"/>')}`,
    'a declaration that hides a script': hiding,
    'an instruction': `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg('')}`,
    'an instruction that hides a script': svg('<?x <!-- ?><script/><!-- -->'),
    'an encoding of two bytes': Buffer.from(svg('<script/>'), 'utf16le').toString('latin1'),
    'another byte for <': `<?xml version="1.0" encoding="utf-7"?>${svg('+ADw-')}`,
  }
  const files = Object.values(harmful).map((text, index) => [`public/${index}.svg`, text])
  const { lines } = await faultsOf({
    ...Object.fromEntries(files),
    'public/a.svg': svg('\n <script/>\n<g onclick="" onclick2="" /><g onclick=""/>'),
    'public/b.svg': svg(`é${' '.repeat(5_000_000)}<script/>`),
    'public/google12ab.html': `é${' '.repeat(5_000_000)}<script/>`,
  })
  const isRefused = (index: number) =>
    lines.some((line) => line.startsWith(`public/${index}.svg:`) && line.includes('only draw: it'))
  expect(Object.keys(harmful).filter((_, index) => !isRefused(index))).toEqual([])
  expect(lines.filter((line) => /^public\/[a-z]/.test(line))).toEqual([
    'public/a.svg:2:2  an SVG may only draw: it has the element <script>',
    'public/a.svg:3:1  an SVG may only draw: it has the attribute onclick, which runs a script',
    'public/a.svg:3:1  an SVG may only draw: it has the attribute onclick2, which runs a script',
    expect.stringContaining('public/b.svg:1:1  the drawing has more than 5 MB'),
    'public/google12ab.html:1:1  a web page under public/ could run scripts of its own',
  ])
})

const endless = svg(`<text>${'word '.repeat(20_000)}</text>`, 'width="9" height="9"')

test('a drawing that takes minutes is a fault', async () => {
  const root = await siteFolder({ 'public/a.svg': endless })
  const files = listFiles(root, 'public').files
  const none = { get: () => undefined, set: () => {} }
  const reason = 'the picture takes too long to draw; simplify it, or export it as PNG'
  expect([...(await inspectFiles(root, files, none, 3))]).toEqual([['public/a.svg', { reason }]])
})

test('a process that draws for minutes ends with the command that started it', async ({ skip }) => {
  skip(!all)
  const root = await siteFolder({ 'public/a.svg': endless })
  const worker = fork('scripts/run.mjs', ['scripts/check/files/picture-worker.ts'], {
    execArgv: [],
    serialization: 'advanced',
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  worker.send({ root, path: 'public/a.svg' })
  // Time to load sharp and to begin.
  await setTimeout(15_000)
  worker.disconnect()
  expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a PDF of more than 10 MB is told', async () => {
  const names = ['small.pdf', 'large.PDF', 'large.csv']
  const root = await siteFolder(publicFiles(names))
  for (const name of names)
    truncateSync(join(root, 'public', name), name.includes('large') ? 12_000_000 : 10_000_000)
  expect(heavyFiles(listFiles(root, 'public').files)).toMatchObject([
    { path: 'public/large.PDF', severity: 'warning', message: expect.stringContaining('12 MB') },
  ])
})

test('a picture beside public/ is told where it belongs', async () => {
  const { lines } = await faultsOf({ 'images/a/b.jpg': 'x', 'files/notes.md': 'x' })
  expect(lines).toEqual([
    'images/a/b.jpg:1:1  pages show files from public/ only; move this one to public/images/a/b.jpg',
  ])
})
