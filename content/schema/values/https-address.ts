/** Letters that look like Latin ones: `а` (Cyrillic), `ο` (Greek), `ɡ` (phonetic). */
const lookAlike =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Coptic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Canadian_Aboriginal}\u0250-\u02AF]/u

const labels = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*(?::\d+)?$/u

const ownComputer =
  /^(?:localhost|[\w.-]+\.(?:localhost|local|lan|internal|home\.arpa)|(?:0|10|127)(?:\.\d+){3}|192\.168(?:\.\d+){2}|169\.254(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2})\.?(?::\d+)?$/i

/** A dot or two between slashes, which browsers take out of a path, also if they are coded. */
const dotSegment = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i

/**
 * Says how a host, with its port if it has one, has to be written; undefined if it is right. Hosts
 * become part of policies and of hosts' files, where other characters have a meaning.
 */
export function expectedOfHost(host: string): string | undefined {
  if (host === '') return 'a whole address such as https://example.org/page'
  if (ownComputer.test(host))
    return 'an address that visitors reach too: this one leads to your own computer'
  if (!labels.test(host)) return 'a host of letters, digits, dots and hyphens, such as example.org'
  const address = `https://${host}`
  // Node 24 reads any host of ASCII letters, and checks each label only beside one with another letter.
  const isRead = URL.canParse(/(?:^|\.)xn--/i.test(host) ? `https://ä.${host}` : address)
  const read = isRead ? new URL(address).hostname : ''
  // Browsers read ｅxample.org as example.org, 0x7f.1 as 127.0.0.1, and leave out invisible characters.
  const isPlain =
    host.normalize('NFKC') === host.normalize('NFC') &&
    !/\p{Default_Ignorable_Code_Point}/u.test(host)
  const isAscii = /^[\w.:-]+$/.test(host)
  if (read === '' || !isPlain || (isAscii && read !== host.toLowerCase().replace(/:\d+$/, '')))
    return 'a host that browsers read as it is written, such as example.org'
  const [other] = lookAlike.exec(host) ?? []
  return other !== undefined && /(?![\u0250-\u02AF])\p{Script=Latin}/u.test(host)
    ? `a host in one alphabet ("${other}" only looks like a Latin letter; if it is right, write ${read})`
    : undefined
}

export const expectedOfHttps = (address: string): string | undefined =>
  expectedOfOrigin(address) ?? expectedOfPath(address)

function expectedOfOrigin(address: string): string | undefined {
  const [, authority] = /^https:\/\/([^/?#]*)/.exec(address) ?? []
  if (authority === undefined) return 'an address that begins with https://'
  return authority.includes('@')
    ? 'an address without a user name and @ before the host'
    : expectedOfHost(authority)
}

function expectedOfPath(address: string): string | undefined {
  if (/[\s"<>\\^`{|}।॥]/.test(address))
    return 'an address without spaces, quotation marks and ।; copy it from the address bar of the browser'
  const [path = ''] = address.split(/[?#]/, 1)
  return dotSegment.test(path) ? 'an address without . or .. between its slashes' : undefined
}

/** Says how the site's own address has to be written; undefined if it is right. Its path becomes part of hosts' files. */
export const expectedOfSiteUrl = (address: string): string | undefined =>
  expectedOfOrigin(address) ??
  (/^https:\/\/[^/]+(?:\/[\w~-][\w.~-]*)*\/*$/.test(address)
    ? undefined
    : 'an address such as https://example.org/path, whose path has only letters a to z, digits, dots, hyphens and slashes')
