import type { Place, Preview } from './messages.ts'

type Shown = NonNullable<Preview['shown']>

/** What the page looks like with scripts, which its frame doesn't run, and the mark of a change. */
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

const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The words of the line with the caret, in a text of the form, without what is Markdown. */
function wordsAtCaret(): string {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement)) return ''
  const { value, selectionEnd: at } = field
  const [before = ''] = value.slice(0, at).split('\n').slice(-1)
  const line = before + value.slice(at).split('\n', 1).join('')
  const isMarkdown = /^\s*(?:#+|[-*+]|\d+[.)]|>)\s+|<[^>]*>|\]\([^)]*\)|\\(?=\W)|[*[\]|]/g
  return wordsOf(line.replaceAll(isMarkdown, ''))
}

function bringIntoView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  if (bottom < 0 || top > clientHeight) element.scrollIntoView({ block: 'center' })
}

/** The innermost element that holds some words. */
function findWords({ body }: Document, words: string): Element | undefined {
  if (words === '') return undefined
  const holds = (element: Element) => wordsOf(element.textContent).includes(words)
  let found = Array.from(body.querySelectorAll('main > *')).find(holds)
  for (let inner = found; inner; inner = Array.from(inner.children).find(holds)) found = inner
  return found
}

/** `scripting: none` and `enabled` as if scripts ran. */
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

  document.addEventListener('selectionchange', async function follow() {
    if (!frame.contentWindow) return document.removeEventListener('selectionchange', follow)
    const page = await loaded
    const found = page && findWords(page, wordsAtCaret())
    if (found) bringIntoView(found)
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
    const written = findWords(page, wordsAtCaret()) ?? changed[0]
    if (written) bringIntoView(written)
  }
}
