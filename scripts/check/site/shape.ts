import { asciiDigits } from '#content/schema/values/typed-number.ts'
import { expectedOfHost, expectedOfHttps } from '#content/schema/values/https-address.ts'
import { questionAbout, type DiagnosticText } from '#scripts/read/diagnostics/index.ts'
import { isHost } from '#scripts/read/fields/index.ts'
import { isPictureName } from '#scripts/read/files/index.ts'
import type { Problem } from './language-site.ts'

const unsafe = (message: string, hint?: string): DiagnosticText => {
  return { rule: 'unsafe-link', message, hint }
}
export const isInternal = (href: string) => href.startsWith('/') || href.startsWith('#')

export function shapeProblem(href: string): Problem {
  if (href.trim() === '') return { rule: 'broken-link', message: 'the address is missing' }
  const file = publicFile(href)
  if (file !== undefined && file !== href) return notFromRoot(href, file)
  if (/[\\\p{Cc}]/u.test(href)) return unsafe('an address has no spaces and no backslashes')
  if (/[।॥]/.test(href)) return unsafe('an address has no ।; delete it, or put a space before it')
  if (/\s/.test(href)) return withSpaces(href)
  if (href.startsWith('//')) return unsafe('write the whole address, with https:// before it')
  if (isInternal(href)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined || /^https?:(?!\/\/)/i.test(href)) return relative(href)
  if (scheme === 'http') {
    const right = href.replace(/^http/i, 'https')
    return httpsProblem(right) ?? unsafe(`expected https:, got http:${questionAbout(right)}`)
  }
  if (scheme === 'https') return httpsProblem(href) ?? copiedProblem(href)
  if (scheme === 'mailto') return mailProblem(href)
  if (scheme !== 'tel')
    return unsafe(`expected a page of this site, https:, mailto: or tel:, got ${scheme}:`)
  if (!/^tel:\+?[\d-]+$/i.test(href)) return unsafe('expected tel:+97710000000, digits only')
  return /^tel:0/i.test(href)
    ? unsafe(
        'a number that begins with 0 rings in its own country only; expected its country code',
        'Write tel:+977 and the rest without its 0: tel:+97710000000.',
      )
    : undefined
}

/** The address of the file that a path names, from whichever folder: `images/a.jpg`, `..\public\images\a.jpg`. */
function publicFile(path: string): string | undefined {
  const address = path.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '/')
  const isFile = isPictureName(address) || /\.pdf$/i.test(address)
  return isFile && !/[\s:]|^\/\//.test(path) && !siteName.test(path) ? address : undefined
}

const notFromRoot = (wrong: string, right: string): DiagnosticText => ({
  rule: 'broken-link',
  message: `a file under public/ is written from there${questionAbout(right)}`,
  hint: `The file itself is public${right}.`,
  suggestion: { wrong, right },
})

const siteName = /^www\.|\.(?:com|org|net|np|edu|gov)(?:[/?#]|$)/i

function httpsProblem(href: string): Problem {
  const expected = expectedOfHttps(href)
  return expected === undefined ? undefined : unsafe(`expected ${expected}`)
}

/** Mailboxes, and documents opened for editing. */
const onlyForOwner =
  /^https:\/\/(?:mail\.(?:google|yahoo)\.com|outlook\.(?:live|office)\.com|docs\.google\.com\/\S+\/edit\b)/i

/** A warning for an address that only its owner can open, or that carries tracking parameters. */
function copiedProblem(href: string): Problem {
  const warning = { rule: 'unsafe-link', severity: 'warning' } as const
  if (onlyForOwner.test(href))
    return {
      ...warning,
      message:
        'only its owner can open this address; share the page, and copy the link for viewing',
    }
  const tracking = /(?<=[?&])(?:utm_\w+|fbclid|gclid)=[^&#]*&?/gi
  const right = href.replaceAll(tracking, '').replace(/[?&](?=#|$)/, '')
  if (right === href) return undefined
  const message = `the address names the post that it was copied from; expected ${right}`
  return { ...warning, message, suggestion: { wrong: href, right } }
}

export function withSpaces(href: string): DiagnosticText {
  const isOurs = isInternal(href)
  const [, start = ''] = /^((?:mailto|tel):[^?]*)/i.exec(href.trim()) ?? []
  const rest = href.trim().slice(start.length)
  const right = start.replaceAll(/\s+/g, '') + rest.replaceAll(/\s+/g, isOurs ? '-' : '%20')
  const hint = isOurs ? 'Give the file the same name, without spaces.' : undefined
  const fix = !isOurs && { suggestion: { wrong: href, right } }
  return { ...unsafe(`an address has no spaces; write ${right}`, hint), ...fix }
}

/** One recipient. A subject has no line break, after which old mail programs read other headers. */
function mailProblem(href: string): Problem {
  const [, host = '', fields = ''] =
    /^mailto:[^@?,;:%&#<>"]+@([^@?:]+)(?:\?(.*))?$/i.exec(href) ?? []
  if (!host.includes('.')) return unsafe('expected one address: mailto:name@example.org')
  const expected = expectedOfHost(host)
  if (expected !== undefined) return unsafe(`expected ${expected}`)
  const isPlain = fields
    .split('&')
    .every((field) => /^(?:subject=(?!.*%0[ad])|body=|$)/i.test(field))
  return isPlain ? undefined : unsafe('expected only subject= and body= after the ?')
}

/** An address in a text, but no name of a file or product: `report.pdf`, `Node.js`. */
const addresses =
  /(?<![\w@.+-])(?:[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}|(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)*|(?:[\w-]+\.)+(?:com|org|net|np|edu|gov)(?![\w-]|\.\w))(?:[/?#:]\S*)?/gi
const dotNet = /^(?:[A-Z]\w*\.net|\w+\.NET)(?!\.)/

/** The fault of words that name another site, mailbox or telephone number than the link. */
export function wordsProblem(href: string, words = ''): Problem {
  if (/^tel:/i.test(href)) {
    const [number = ''] = /\d[\d -]{5,}\d/.exec(asciiDigits(words)) ?? []
    // The words may lack the code of the country, and have a 0 before the code of the city.
    const end = number.replaceAll(/[ -]/g, '').slice(-7)
    if (href.replaceAll('-', '').endsWith(end)) return undefined
    return unsafe(`the words say ${number}, but the link calls ${href.slice('tel:'.length)}`)
  }
  const target = withoutPath(href)
  const said = (words.match(addresses) ?? [])
    .filter((address) => !dotNet.test(address))
    .map(withoutPath)
    .find((address) => !isSame(address, target))
  return said === undefined
    ? undefined
    : unsafe(
        `the words say ${said}, but the link leads to ${target}`,
        'Write the same address in both, or say in words where the link leads.',
      )
}

/** `https://www.Example.org/page` → `example.org`, `mailto:a@example.org?subject=x` → `a@example.org` */
const withoutPath = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/?#:].*$/s, '')

const hostOf = (address: string) => `.${address.replace(/^.*@/, '')}`

/** True for a part of the same site too. */
function isSame(said: string, target: string): boolean {
  if (said.includes('@') && target.includes('@')) return said === target
  return hostOf(said).endsWith(hostOf(target)) || hostOf(target).endsWith(hostOf(said))
}

function relative(href: string): DiagnosticText {
  const start = /^[^@/:]+@[^@/]+\.[a-z]+$/i.test(href) ? 'mailto:' : 'https://'
  if (start === 'mailto:' || isHost(href))
    return {
      rule: 'broken-link',
      message: `expected ${start} before the address${questionAbout(start + href)}`,
      suggestion: { wrong: href, right: start + href },
    }
  return {
    rule: 'broken-link',
    message: `expected an address that begins with / or https://, got "${href}"`,
    hint: 'A page of this site is /contact, another site https://example.org.',
  }
}
