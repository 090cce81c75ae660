/**
 * The tags that writers may use: those that Markdown can't write and that hold no address, style or
 * script.
 * Links and pictures are left to Markdown, whose addresses the site rewrites for its base path.
 */
export const htmlTags: ReadonlySet<string> = new Set(
  `abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure hr i ins kbd
  li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul
  var wbr`.split(/\s+/),
)

export const attributesOfHtml: ReadonlySet<string> = new Set(
  'colSpan dateTime dir id lang open reversed rowSpan scope start title translate'.split(' '),
)

/** HTML's spelling of attributes that React spells otherwise. */
export const renamedAttributes: ReadonlyMap<string, string> = new Map([
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['datetime', 'dateTime'],
])
