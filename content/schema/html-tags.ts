/**
 * The tags that writers may use: they hold no address, style or script, and Markdown can't write
 * them. The site rewrites the addresses of Markdown's links and pictures for its base path.
 */
export const htmlTags: ReadonlySet<string> = new Set(
  `abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure hr i ins kbd
  li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul
  var wbr`.split(/\s+/),
)

export const attributesOfHtml: ReadonlySet<string> = new Set(
  'colSpan dateTime dir id lang open reversed rowSpan scope start title translate'.split(' '),
)

/** Elements that are part of a line of text; all others begin a new block. */
export const inlineElements: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo cite code data dfn del em i img ins kbd mark q s samp small span strong sub sup
  time u var wbr`.split(/\s+/),
)
