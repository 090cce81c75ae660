import {
  type CustomPreviewTemplateProps,
  registerPreviewStyle,
  registerPreviewTemplate,
} from '@sveltia/cms'
import { createElement } from 'react'
import type { FormEntry, Forms, LivePage, Request } from './messages.ts'
import { add } from '#components/browser/dom.ts'
import { originalPath, translations } from '#content/schema/languages.ts'
import { paneLanguage, openPane } from './pane.ts'

/** The live page follows after this many milliseconds without a key. */
const pause = 150

type Props = Pick<CustomPreviewTemplateProps, 'getAsset' | 'getCollection'> & {
  readonly entry: { toJS(): Pick<ReadEntry, 'i18n'> }
}
type ReadEntry = FormEntry & { i18n: Record<string, Pick<FormEntry, 'data'>> }

/** The folders of all collections, by their names. */
type Folders = ReadonlyMap<string, string | undefined>

/**
 * Puts the page and the check beside each form. Returns a function for the fields of texts: while the form
 * in another language takes the place of the page, it shows the check below both.
 */
export function registerLivePages(forms: Forms) {
  const { collections, singletons } = forms.config
  const folders = new Map(
    [...collections, { name: '_singletons', folder: '' }].map(({ name, folder }) => [name, folder]),
  )
  const files = [...singletons, ...collections.flatMap((each) => each.files ?? [])]
  const panes = new WeakMap<Element, (props: Props) => void>()
  const ask = openWorker()
  const below = add(document.body, 'aside', { className: 'below', hidden: true })
  const showBelow = startPane(below, folders, ask)
  let lastShown: Props | undefined
  let englishPath = ''
  // Another React mounts it, so it has no hooks and no children: the pane is plain DOM.
  const Template = (props: CustomPreviewTemplateProps) =>
    createElement('main', {
      ref(element: HTMLElement | null) {
        if (!element) return
        lastShown = props
        below.hidden = true
        const show = panes.get(element) ?? startPane(element, folders, ask)
        panes.set(element, show)
        show(props)
      },
    })
  registerPreviewStyle(new URL('live-page.css', import.meta.url).href)
  for (const name of new Set([...folders.keys(), ...files.map((file) => file.name)]))
    registerPreviewTemplate(name, Template)
  addEventListener('hashchange', () => (below.hidden = true))

  // Sveltia gives each language its own words as `data`, and a new translation no path.
  return (field: Element, entry: Props['entry'] | undefined) => {
    if (!entry) return
    const { data, i18n, ...rest } = entry.toJS() as ReadEntry
    const locale = field.closest('[data-locale]')?.getAttribute('data-locale') ?? 'en'
    if (locale === 'en') englishPath = rest.path
    const { en = { data }, ...others } = { ...i18n, [locale]: { data } }
    const english = { ...rest, path: englishPath, data: en.data, i18n: others }
    below.hidden = !lastShown || document.querySelectorAll('.pane[data-mode=edit]').length < 2
    if (lastShown && !below.hidden) showBelow({ ...lastShown, entry: { toJS: () => english } })
  }
}

type Ask = (request: Request) => Promise<LivePage>

/** Starts the worker with the first form, and gives it one request after another. */
function openWorker(): Ask {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const answerTo = (request: Request) =>
    new Promise<LivePage>((resolve) => {
      worker ??= new Worker(new URL('live-page.js', import.meta.url), { type: 'module' })
      const onmessage = ({ data }: MessageEvent<LivePage>) => resolve(data)
      const onerror = ({ message }: ErrorEvent) =>
        resolve({ notes: [], places: [], failure: message })
      Object.assign(worker, { onmessage, onerror }).postMessage(request, [])
    })
  return (request) => {
    const answer = last.then(() => answerTo(request))
    last = answer
    return answer
  }
}

function startPane(root: HTMLElement, folders: Folders, ask: Ask) {
  let latest: Props | undefined
  let place: string | undefined
  let timer = 0
  let isBusy = false
  let isNew = true

  const showPane = openPane(root, (label) => {
    place = label
    void update()
  })

  async function update() {
    if (isBusy || !latest) return
    isBusy = true
    const [props, shown] = [latest, place]
    try {
      const entries = isNew && { entries: await loadedEntries(folders, props) }
      isNew = false
      const draft = openedEntry(props.entry, paneLanguage(root), folders)
      const others = !draft.translates && { translations: translationsIn(props.entry.toJS().i18n) }
      await showPane(await ask({ ...draftOf(draft, props.getAsset), ...others, ...entries, place }))
    } finally {
      isBusy = false
    }
    if (props !== latest || shown !== place) await update()
  }
  return (props: Props) => {
    const wait = latest ? pause : 0
    latest = props
    clearTimeout(timer)
    timer = window.setTimeout(update, wait)
  }
}

/** Every entry that Sveltia loaded, in the shape of its form. */
async function loadedEntries(folders: Folders, { getCollection }: Props): Promise<FormEntry[]> {
  const found = await Promise.all(Array.from(folders.keys(), (name) => getCollection(name)))
  return found.flat().flatMap((each) => {
    const { path, collection, data, i18n } = each.toJS() as ReadEntry
    const others = translationsIn(i18n).map(({ language, data: words }): FormEntry => {
      return { path, collection, data: words, translates: { language, data } }
    })
    return others.concat({ path, collection, data })
  })
}

const translationsIn = (i18n: ReadEntry['i18n']) =>
  translations.flatMap((language) => {
    const { data } = i18n[language] ?? {}
    return data ? [{ language, data }] : []
  })

/** The entry of a pane. Sveltia gives a translation that isn't saved yet a file name in place of a path. */
function openedEntry(entry: Props['entry'], locale: string, folders: Folders): FormEntry {
  const { path, collection, data, i18n } = entry.toJS() as ReadEntry
  const language = translations.find((code) => code === locale)
  const original = i18n['en']?.data
  if (!language || !original) return { path, collection, data }
  const isPath = path.includes('/')
  const file = isPath ? originalPath(path) : `${folders.get(collection) ?? ''}/${path}.mdx`
  return { path: file, collection, data, translates: { language, data: original } }
}

/**
 * The request for an entry. A file that isn't saved yet gets an address: it is a picture in a text or in
 * `src`, and a PDF in any other field.
 */
function draftOf(
  draft: FormEntry,
  getAsset: Props['getAsset'],
): Pick<Request, 'draft' | 'pictures'> {
  const pictures: Record<string, string> = {}
  const text = JSON.stringify(draft, (name, value: unknown) => {
    if (typeof value !== 'string') return value
    return value.replaceAll(/blob:[^\s)]+/g, (url) => {
      const isPdf = url === value && name !== 'src'
      const address = isPdf ? `/files/new-${url.slice(-8)}.pdf` : `/images/new-${url.slice(-8)}.png`
      pictures[address] = url
      return address
    })
  })
  for (const [address] of text.matchAll(/\/[\w-]+\/[^\s"'()\\]+/g)) {
    const asset = getAsset(address)
    if (asset) pictures[address] ??= asset.url
  }
  return { draft: JSON.parse(text), pictures }
}
