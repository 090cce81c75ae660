import { join } from 'node:path'
import { compare } from '#scripts/read/diagnostics/index.ts'
import {
  type ListedFile,
  maxBytes,
  ofWindows,
  pictureEndings,
  readAtMost,
  windowsName,
} from '#scripts/read/files/index.ts'
import type { FaultIn, Rules } from '../rule.ts'
import type { Inspected } from './inspect-files.ts'

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

type PublicFiles = {
  readonly root: string
  readonly files: readonly ListedFile[]
  readonly inspected: ReadonlyMap<string, Inspected>
}

/** The rules of files under public/. */
export const publicRules: Rules<PublicFiles> = {
  check: publicFaults,
  rules: {
    'public-file': {
      does: 'A file under public/ cannot run anything, as an SVG could, and every system can have the name.',
      bad: { files: { 'public/images/logo.svg': '‸<svg></svg>' } },
      good: { files: { 'public/files/dates.txt': 'In March' } },
    },
    ownership: {
      severity: 'warning',
      does: 'No file proves to another service that a stranger owns the site.',
      bad: { files: { 'public/google12ab.html': '‸google-site-verification' } },
      good: { files: {} },
    },
    'picture-place': {
      severity: 'warning',
      does: 'A picture does not say where it was taken.',
      bad: { files: { 'public/files/photo-with-place.jpg': '‸' } },
      good: { files: { 'public/files/photo.jpg': '' } },
    },
  },
}

function* publicFaults({ root, files, inspected }: PublicFiles): Generator<FaultIn> {
  const known = new Map<string, string>()
  for (const file of files.toSorted((a, b) => compare(a.path, b.path))) {
    const { path, size } = file
    const folded = path.normalize('NFC').toLowerCase()
    const faults = [nameFault(path, known.get(folded)), kindFault(root, file)]
    known.set(folded, path)
    for (const fault of faults) if (fault) yield [file, { rule: 'public-file', ...fault }]
    if (faults.some(Boolean)) continue
    if (proof.test(path)) yield [file, { rule: 'ownership', ...ofOwner }]
    if (inspected.get(path)?.hasPlace) yield [file, { rule: 'picture-place', ...withPlace }]
    if (!/\.pdf$/i.test(path) || size <= 10_000_000) continue
    const megabytes = Math.round(size / 1_000_000)
    const message = `a PDF of ${megabytes} MB, which a phone loads for a minute; expected at most 10 MB`
    const hint = 'Export it again for screens: most apps offer the smallest size.'
    yield [file, { rule: 'file-size', severity: 'warning', message, hint }]
  }
}

type Words = { readonly message: string; readonly hint?: string }

/** A file that a browser or a host could run, or of a kind that isn't known. */
function kindFault(root: string, { path, size }: ListedFile): Words | undefined {
  const name = path.slice('public/'.length)
  if (!hidden.test(name) && harmless.test(name)) return undefined
  const read = () => Buffer.from(readAtMost(join(root, path), maxBytes)).toString()
  // The rest of a larger file isn't read.
  const isProof =
    size <= maxBytes && proofs.some(([names, texts]) => names.test(name) && texts.test(read()))
  return isProof ? undefined : (unfit.find(([names]) => names.test(name))?.[1] ?? otherKind)
}

/** Names by which search engines, certificate authorities, app stores and hosts know an owner. */
const proof =
  /^public\/(?:CNAME|[^/]+\.(?:html|xml)|(?:(?:app-)?ads|security|\w*\d{4}\w*)\.txt|\.well-known\/.+)$/i

const ofOwner = {
  message: 'other services take this file as a proof that its author owns the site',
  hint: 'Publish it only if an owner of the site asked for it.',
}

/** The repository is as public as the site. A build takes the place out, but history keeps it. */
const withPlace = {
  message: 'the picture says where it was taken, to everyone who reads this repository',
  hint: 'Take the place out before you propose it. Windows: Properties, Details, Remove Properties. Mac: Preview, Tools, Show Inspector, GPS, Remove. Phone: share it without its location.',
}

const drawing = {
  message: 'an SVG can contain scripts; expected a picture as PNG or WebP',
  hint: 'Export the drawing as PNG, twice as wide as a page shows it. Inkscape: File, Export. Illustrator and Figma: Export. Canva: Share, Download.',
}
const webPage = {
  message: 'a web page under public/ could run scripts of its own',
  hint: 'Write it as an .mdx file in pages/. Only a file that proves who owns the site may end in .html; it has no tags.',
}
const photo = {
  message: 'browsers do not show this kind of picture; expected JPEG, PNG, WebP, AVIF or GIF',
  hint: 'Open the picture and save or export it as JPEG. A .jfif is a JPEG by another name: rename it to .jpg.',
}
const otherKind = {
  message:
    'expected a picture, a PDF, a text (txt, csv, ics, vcf) or a font, without a dot before its name',
  hint: 'Save a document as PDF. To allow another kind, a maintainer adds its ending to scripts/check/repository/public-files.ts.',
}
const unfit = [
  [/\.svgz?$/i, drawing],
  [/\.x?html?$/i, webPage],
  [/\.(?:jfif|jpe|hei[cf]|tiff?|bmp|psd)$/i, photo],
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

/** The fault of a name that some system can't write or confuses with the name of the `other` file. */
const nameFault = (path: string, other: string | undefined): Words | undefined =>
  path.split('/').map(wordsOn).find(Boolean) ??
  folders.find(([folder]) => folder.test(path))?.[1] ??
  (other === undefined ? undefined : sameAs(other))

function wordsOn(name: string): Words | undefined {
  if (unseen.test(name))
    return { message: 'the name has an invisible character', hint: 'Type the name again.' }
  const [ending] = innerEnding.exec(name) ?? []
  if (ofWindows.test(name)) return windowsName
  return ending === undefined ? undefined : hasTwoEndings(ending)
}

const hasTwoEndings = (ending: string) => ({
  message: `the name has another ending inside, ${ending}, by which a host may run the file`,
  hint: 'Rename the file: a hyphen instead of that full stop.',
})

const sameAs = (other: string) => ({
  message: `the name differs from ${other} only in capitals, or in how an accent is stored: many computers take both for one file`,
  hint: 'Delete one of them, or give it another name.',
})
