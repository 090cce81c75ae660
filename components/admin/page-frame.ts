import type { Place, LivePage } from './messages.ts'

type Shown = NonNullable<LivePage['shown']>

/** Hides the parts for browsers without scripts, and frames a change. */
const added = 'noscript{display:none}[data-changed]{outline:3px solid #f2a900;outline-offset:4px}'

const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE

/**
 * Replaces the elements that differ and nothing else, so that the page stays where it is and loads
 * no picture again. Returns the new ones.
 */
function replaceChanged(old: Element, fresh: Element): Element[] {
  if (old.isEqualNode(fresh)) return []
  const after = [...fresh.childNodes]
  const pairs = Array.from(old.childNodes, (node, index) => [node, after[index]] as const)
  const isSameElement = old.cloneNode(false).isEqualNode(fresh.cloneNode(false))
  const isAlike = pairs.every(
    ([node, other]) => (isElement(node) && isElement(other)) || (other && node.isEqualNode(other)),
  )
  if (!isSameElement || !isAlike || pairs.length !== after.length) {
    old.replaceWith(fresh)
    return [fresh]
  }
  return pairs.flatMap(([node, other]) =>
    isElement(node) && isElement(other) ? replaceChanged(node, other) : [],
  )
}

/** The element of a place, in a row that is open. */
function findPlace(page: Document, { anchor, link }: Place): Element | null {
  const found =
    link === undefined
      ? page.getElementById(anchor ?? '')
      : page.querySelector(`main a[href="${CSS.escape(link)}"]`)
  const row = found?.closest('details') ?? found?.querySelector('details')
  row?.setAttribute('open', '')
  return found
}

function scrollTo(page: Document, place: Place) {
  const found = findPlace(page, place)
  if (found) found.scrollIntoView({ block: place.link === undefined ? 'start' : 'center' })
  else page.documentElement.scrollTop = 0
}

/** The frame runs no scripts. Swaps its rules for `scripting`, so that it looks as if it did. */
function asWithScripts(rules: Iterable<CSSRule>) {
  for (const rule of rules) {
    const { media, cssRules = [] } = rule as Partial<CSSMediaRule>
    if (media) {
      media.mediaText = media.mediaText
        .replaceAll('(scripting: none)', '(max-width: 0px)')
        .replaceAll('(scripting: enabled)', '(min-width: 0px)')
    }
    asWithScripts(cssRules)
  }
}

/** Shows a page in a frame where nothing runs. A later state of the same page replaces what differs. */
export function openPageFrame(frame: HTMLIFrameElement) {
  let loaded: Promise<Document | null> | undefined
  let label = ''

  /** The empty document with the style sheet of the site. */
  const load = (style: string) =>
    new Promise<Document | null>((resolve) => {
      frame.addEventListener('load', () => {
        const page = frame.contentDocument
        for (const sheet of page?.styleSheets ?? []) asWithScripts(sheet.cssRules)
        resolve(page)
      })
      // For Firefox, 'self' in the policy is this origin only if a script of this page opens the frame.
      const html = `<!doctype html><html data-drawn><head><base href="${location.origin}" target="_blank"><link rel="stylesheet" href="${style}"><style>${added}</style></head><body></body></html>`
      const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
      frame.contentWindow?.location.replace(address)
    })

  return async ({ place, style }: Shown, parsed: Document) => {
    const page = await (loaded ??= load(style))
    if (!page) return
    findPlace(parsed, place)
    page.documentElement.lang = parsed.documentElement.lang
    for (const marked of page.querySelectorAll('[data-changed]'))
      marked.removeAttribute('data-changed')
    const isSamePlace = label === place.label
    const changed = replaceChanged(page.body, parsed.body)
    label = place.label
    if (!isSamePlace) return scrollTo(page, place)
    for (const element of changed) element.setAttribute('data-changed', '')
    // A list of contents, which phones hide, names a heading above the text.
    const written = changed.find((element) => element.getClientRects().length > 0)
    written?.scrollIntoView({ block: 'nearest' })
  }
}
