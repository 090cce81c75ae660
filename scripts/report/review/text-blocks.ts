import { Parser } from 'htmlparser2'

/** Elements that stand within a line of text. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn del em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript'])

/** The text of a piece of HTML as a reader meets it, a block a line; a heading begins with its `#` signs. */
export function textBlocks(html: string): string[] {
  const blocks: string[] = []
  let line = ''
  let prefix = ''
  let isBetween = false
  /** Open elements from the first that is not read aloud. */
  let hidden = 0
  const flush = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') blocks.push(prefix + text)
    line = ''
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (hidden > 0 || unread.has(name) || attributes['aria-hidden'] === 'true') {
        hidden += 1
        return
      }
      if (!inline.has(name)) flush()
      // Two elements without a blank between them are told apart by their look.
      else if (isBetween) line += ' '
      const depth = /^h([1-6])$/.exec(name)?.[1]
      if (depth !== undefined) prefix = `${'#'.repeat(Number(depth))} `
      if (name === 'img' && attributes['alt']) line += `[picture: ${attributes['alt']}]`
    },
    ontext: (text) => {
      if (hidden > 0) return
      line += text
      isBetween = false
    },
    onclosetag: (name) => {
      if (hidden > 0) {
        hidden -= 1
        return
      }
      if (!inline.has(name)) flush()
      if (/^h[1-6]$/.test(name)) prefix = ''
      isBetween = true
    },
  })
  parser.end(html)
  flush()
  return blocks
}
