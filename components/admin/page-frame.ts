import type { Place, Preview } from './messages.ts'

type Shown = NonNullable<Preview['shown']>

/** What the page looks like with scripts, which its frame doesn't run, and the mark of a change. */
const added = 'noscript{display:none}[data-changed]{outline:3px solid #f2a900;outline-offset:4px}'

const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE

/**
 * Replaces the elements that differ and nothing else, so that the page stays where it is and loads
 * no picture again. Returns the new ones.
 */
export function replaceChanged(old: Element, fresh: Element): Element[] {
  if (old.isEqualNode(fresh)) return []
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]]
  const isAlike = (node: Node, index: number) => {
    const other = after[index]
    return (isElement(node) && isElement(other)) || (other && node.isEqualNode(other))
  }
  const isSameElement = old.cloneNode(false).isEqualNode(fresh.cloneNode(false))
  if (isSameElement && before.length === after.length && before.every(isAlike)) {
    return before.flatMap((node, index) => {
      const other = after[index]
      return isElement(node) && isElement(other) ? replaceChanged(node, other) : []
    })
  }
  old.replaceWith(fresh)
  return [fresh]
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
  const next = value.indexOf('\n', at)
  const line = value.slice(value.lastIndexOf('\n', at - 1) + 1, next === -1 ? undefined : next)
  const isMarkdown = /^\s*(?:#+|[-*+]|\d+[.)]|>)\s+|<[^>]*>|\]\([^)]*\)|\\(?=\W)|[*[\]|]/g
  return wordsOf(line.replaceAll(isMarkdown, ''))
}

function bringIntoView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  if (bottom < 0 || top > clientHeight) element.scrollIntoView({ block: 'center' })
}

/** The innermost element that holds some words. */
function findWords(page: Document, words: string): Element | undefined {
  const holds = (element: Element) => wordsOf(element.textContent).includes(words)
  let found = words === '' ? null : page.querySelector<Element>('main')
  for (let inner = found; inner; inner = Array.from(inner.children).find(holds) ?? null)
    found = inner
  return found && found.localName !== 'main' && holds(found) ? found : undefined
}

/** `scripting: none` and `enabled` as if scripts ran. */
function asWithScripts(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule || 'cssRules' in rule) {
      const { media, cssRules } = rule as CSSMediaRule
      if (media) {
        media.mediaText = media.mediaText
          .replaceAll('(scripting: none)', '(max-width: 0px)')
          .replaceAll('(scripting: enabled)', '(min-width: 0px)')
      }
      asWithScripts(cssRules)
    }
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
      frame.srcdoc = `<!doctype html><html data-drawn><head><base target="_blank"><link rel="stylesheet" href="${style}"><style>${added}</style></head><body></body></html>`
    })

  const watching = new AbortController()
  const { signal } = watching
  async function followCaret() {
    if (!frame.contentWindow) return watching.abort()
    const page = await loaded
    const found = page && findWords(page, wordsAtCaret())
    if (found) bringIntoView(found)
  }
  document.addEventListener('selectionchange', followCaret, { signal })

  return async ({ place, html, style }: Shown) => {
    const page = await (loaded ??= load(style))
    if (!page) return
    const parsed = new DOMParser().parseFromString(html, 'text/html')
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
