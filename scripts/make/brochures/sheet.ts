import {
  type Artwork,
  hourOf,
  medallion,
  selvedge,
  skyOf,
  textOf,
  weave,
} from '#components/artwork/index.ts'
import { displayFonts, textFonts } from '#scripts/make/typst/families.ts'
import type { Block } from './body-nodes.ts'
import { fingerprintOf } from './fingerprint.ts'
import { qrCode } from './qr-code.ts'
import { readBody } from './read-body.ts'

/** What a brochure says, apart from its design. */
export type BrochureInput = Artwork & {
  slug: string
  title: string
  facts: { label: string; value: string }[]
  /** A sentence or two below the facts. */
  summary?: string | undefined
  /** The MDX of the body, without frontmatter. */
  body: string
  subjects: readonly string[]
  site: {
    name: string
    nepaliName: string
    address: string
    email: string
    phone: string
    hours: string
    /** Where the site lies, base path included: `https://host/path`. */
    url: string
  }
  /** The full address of the program's page. */
  url: string
}

/** What template.typ is given: words, pictures as SVG, and the names of fonts. */
export type Sheet = {
  title: string
  facts: { label: string; value: string }[]
  lead: string[]
  subjects: readonly string[]
  body: Block[]
  site: BrochureInput['site']
  url: string
  /** Kept in the PDF, so that it tells what it was made from. */
  fingerprint: string
  words: { subjects: string; contact: string; code: string }
  fonts: { display: readonly string[]; running: readonly string[] }
  code: string
} & ReturnType<typeof picturesOf>

const words = { subjects: 'Key subjects', contact: 'Contact' }

/** Everything that the template needs of a program. */
export function sheetOf(input: BrochureInput): Sheet {
  const { title, facts, subjects, site, url } = input
  return {
    title,
    facts,
    lead: input.summary === undefined ? [] : [input.summary],
    subjects,
    body: readBody(input.body, (to) => fullAddress(to, input)),
    site,
    url,
    fingerprint: fingerprintOf(input),
    words: { ...words, code: `QR code of the address ${url}` },
    fonts: { display: displayFonts, running: textFonts },
    code: qrCode(url),
    ...picturesOf(input),
  }
}

/** The woven pictures of a program and the colours that go with them. */
export function picturesOf({ slug, composition, ...chosen }: BrochureInput) {
  const hour = hourOf(slug, chosen)
  return {
    sky: { ground: skyOf(hour), text: textOf(hour) },
    hero: weave({ slug, layout: 'hero', hour, composition }).svg,
    medallion: medallion(slug, hour).svg,
    border: selvedge(),
  }
}

function fullAddress(to: string, { site, url }: BrochureInput): string | undefined {
  if (to.startsWith('#')) return url + to
  if (/^\/(?!\/)/.test(to)) return site.url.replace(/\/$/, '') + to
  return /^(https?|mailto|tel):/.test(to) ? to : undefined
}
