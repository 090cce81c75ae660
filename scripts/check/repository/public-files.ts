import { join } from 'node:path'
import { type Diagnostic, diagnosticIn } from '#scripts/read/diagnostics/index.ts'
import {
  type ListedFile,
  maxBytes,
  ofWindows,
  pictureEndings,
  readAtMost,
  windowsName,
} from '#scripts/read/files/index.ts'

/** Files that a browser shows or saves but never runs. To allow another kind, add its ending here. */
const harmless = new RegExp(
  String.raw`\.(?:${pictureEndings}|ico|pdf|txt|csv|ics|vcf|woff2?|ttf|otf)$`,
  'i',
)

const hidden = /(?:^|\/)\.(?!well-known\/)/

/** Files for hosts, and those by which other services know the owner of the site: their names, and what they may contain. */
const proofs: readonly (readonly [name: RegExp, text: RegExp])[] = [
  [/^(?:CNAME|\.nojekyll)$/, /^/],
  // Without a tag, HTML is only words.
  [/^[^/]+\.html$/, /^[^<]*$/],
  [/^\.well-known\/(?:[\w-]+\/)*[\w-]+(?:\.json)?$/, /^[^<]*$/],
  [/^BingSiteAuth\.xml$/, /^<\?xml version="1.0"\?>\s*<users>\s*<user>\w+<\/user>\s*<\/users>\s*$/],
]

export function publicFileFaults(root: string, files: readonly ListedFile[]) {
  const diagnostics = nameFaults(files.map(({ path }) => path))
  for (const { path, size } of files) {
    const name = path.slice('public/'.length)
    const read = () => Buffer.from(readAtMost(join(root, path), maxBytes)).toString()
    // The rest of a larger file isn't read.
    const isWhole = size <= maxBytes
    const isHidden = hidden.test(name)
    if (!isHidden && harmless.test(name)) continue
    if (isWhole && proofs.some(([names, texts]) => names.test(name) && texts.test(read()))) continue
    const words = unfit.find(([names]) => names.test(name))?.[1] ?? otherKind
    diagnostics.push(diagnosticIn({ path }, { rule: 'public-file', ...words }))
  }
  return diagnostics
}

/** A warning at each PDF that a phone loads for a minute. */
export const heavyFiles = (files: readonly ListedFile[]): Diagnostic[] =>
  files.flatMap(({ path, size }) => {
    if (!/\.pdf$/i.test(path) || size <= 10_000_000) return []
    const megabytes = Math.round(size / 1_000_000)
    const message = `a PDF of ${megabytes} MB, which a phone loads for a minute; expected at most 10 MB`
    const hint = 'Export it again for screens: most apps offer the smallest size.'
    return [diagnosticIn({ path }, { rule: 'file-size', severity: 'warning', message, hint })]
  })

/** Names by which search engines, certificate authorities, app stores and hosts know an owner. */
const proof =
  /^public\/(?:CNAME|[^/]+\.(?:html|xml)|(?:(?:app-)?ads|security|\w*\d{4}\w*)\.txt|\.well-known\/.+)$/i

/** A warning at each file that can prove to another service who owns the site. */
export const proofWarnings = (files: readonly ListedFile[]): Diagnostic[] =>
  files
    .filter(({ path }) => proof.test(path))
    .map(({ path }) => {
      const message = 'other services take this file as a proof that its author owns the site'
      const hint = 'Publish it only if an owner of the site asked for it.'
      return diagnosticIn({ path }, { rule: 'ownership', severity: 'warning', message, hint })
    })

/** The repository is as public as the site. A build takes the place out, but history keeps it. */
export const placeWarning = ({ path }: ListedFile): Diagnostic =>
  diagnosticIn(
    { path },
    {
      rule: 'picture-place',
      severity: 'warning',
      message: 'the picture says where it was taken, to everyone who reads this repository',
      hint: 'Take the place out before you propose it. Windows: Properties, Details, Remove Properties. Mac: Preview, Tools, Show Inspector, GPS, Remove. Phone: share it without its location.',
    },
  )

const drawing = {
  message: 'an SVG can contain scripts; expected a picture as PNG or WebP',
  hint: 'Export the drawing as PNG, twice as wide as a page shows it. Inkscape: File, Export. Illustrator and Figma: Export. Canva: Share, Download.',
}
const webPage = {
  message: 'a web page under public/ could run scripts of its own',
  hint: 'Write it as an .mdx file in pages/. Only a file that proves who owns the site may end in .html; it has no tags.',
}
const otherKind = {
  message:
    'expected a picture, a PDF, a text (txt, csv, ics, vcf) or a font, without a dot before its name',
  hint: 'Save a document as PDF. To allow another kind, a maintainer adds its ending to scripts/check/repository/public-files.ts.',
}
const unfit = [
  [/\.svgz?$/i, drawing],
  [/\.x?html?$/i, webPage],
] as const

/** Controls, and what shows nothing or turns the text around it; but not the joiners of Devanagari and emoji. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200C|\u200D|\uFE0F)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Folders that a build needs for files of its own. */
const folders = [
  [
    /\/(?:_[^/]*|[^/]+\.\w+)\//iu,
    {
      message:
        'a folder named like a file, such as _headers or robots.txt, keeps a build from writing it',
      hint: 'Rename the folder: no _ at the beginning, no full stop.',
    },
  ],
  [
    /^public\/(?:assets|media)\//iu,
    {
      message:
        'browsers keep a file in assets/ or media/ for a year, without asking whether it has changed',
      hint: 'Move it to another folder: a picture to public/images/, a document to public/files/.',
    },
  ],
  [
    /^public\/admin\//iu,
    {
      message: 'the editor is at /admin: a review leaves out what is there',
      hint: 'Rename the folder.',
    },
  ],
] as const

/** Apache reads each ending of a name. `.ne` is a language, and a longer one part of the name. */
const innerEnding = /\.(?!ne\.)[a-z]\w{1,4}(?=\.)/i

/** What is wrong with the names of files, by their paths: not every system could write them, or tell them apart. */
function nameFaults(paths: readonly string[]): Diagnostic[] {
  const known = new Map<string, string>()
  return paths.toSorted().flatMap((path) => {
    const folded = path.normalize('NFC').toLowerCase()
    const other = known.get(folded)
    known.set(folded, path)
    const words =
      path.split('/').map(wordsOn).find(Boolean) ??
      folders.find(([folder]) => folder.test(path))?.[1] ??
      (other && sameAs(other))
    if (!words) return []
    return [diagnosticIn({ path }, { rule: 'public-file', ...words })]
  })
}

function wordsOn(name: string) {
  if (unseen.test(name))
    return { message: 'the name has an invisible character', hint: 'Type the name again.' }
  const [ending] = innerEnding.exec(name) ?? []
  return ofWindows.test(name) ? windowsName : ending && hasTwoEndings(ending)
}

const hasTwoEndings = (ending: string) => ({
  message: `the name has another ending inside, ${ending}, by which a host may run the file`,
  hint: 'Rename the file: a hyphen instead of that full stop.',
})

const sameAs = (other: string) => ({
  message: `the name differs from ${other} only in capitals, or in how an accent is stored: many computers take both for one file`,
  hint: 'Delete one of them, or give it another name.',
})
