import type { CustomFieldControlProps } from '@sveltia/cms'
import * as icons from 'lucide'
import type { Offered, Question, TextComponent } from '../format.ts'
import { ask } from './dialog.ts'
import * as edits from './edits.ts'
import type { HtmlNode } from './paste.ts'
import { fillToolbar, type Tool } from './toolbar.ts'

type Pictures = Pick<CustomFieldControlProps, 'addFile' | 'pickFile'>

/** Says why the editor doesn't take a picture. */
const warn = ({ message }: Error): void => alert(message)

/** Opens the toolbar of a text in the first `div` of `root`. Returns a function that takes new props. */
export function openTools(root: HTMLElement, { components, pages }: Offered) {
  let pictures: Pictures | undefined
  const area = () => root.querySelector('textarea')
  // Sveltia focuses the element with this attribute when it opens a field.
  area()?.setAttribute('tabindex', '0')

  function chosen(): edits.Chosen {
    const { value: text = '', selectionStart: start = 0, selectionEnd: end = 0 } = area() ?? {}
    return { text, start, end }
  }

  /** Types the change, so that the editor notices it and Ctrl+Z takes it back. */
  function apply({ start, end, put, select: [from, to] }: edits.Edit) {
    const field = area()
    if (!field || field.readOnly) return
    field.focus()
    field.setSelectionRange(start, end)
    if (put !== field.value.slice(start, end))
      document.execCommand(put === '' ? 'delete' : 'insertText', false, put)
    field.setSelectionRange(from, to)
  }

  /** Asks, and changes the text at its former selection. A dialog that closes moves the caret. */
  async function change(
    before: edits.Chosen,
    title: string,
    questions: readonly Question[],
    edit: (given: Readonly<Record<string, string>>) => edits.Edit | Promise<edits.Edit>,
  ) {
    const given = await ask(title, questions, pages)
    if (given) await Promise.resolve(edit(given)).then(apply, warn)
    else area()?.setSelectionRange(before.start, before.end)
  }

  function askLink() {
    const before = chosen()
    const found = edits.linkAt(before)
    const hint = 'Type the title of a page, or paste an address of another site: https://…'
    const questions: Question[] = [
      { name: 'words', label: 'Words', value: found.words, isRequired: true },
      { name: 'to', label: 'Leads to', type: 'address', value: found.to, isRequired: true, hint },
    ]
    return change(before, 'Link', questions, ({ words = '', to = '' }) =>
      edits.putWords({ ...before, ...found }, edits.link(words, to)),
    )
  }

  /** A table or picture goes after the selected words, and replaces none. */
  function afterChosen(): edits.Chosen {
    const { text, end } = chosen()
    return { text, start: end, end }
  }

  function askTable() {
    const before = afterChosen()
    const questions = ['Columns', 'Rows'].map(
      (label) => ({ name: label, label, type: 'number', value: '2', isRequired: true }) as const,
    )
    return change(before, 'Table', questions, ({ Columns, Rows }) =>
      edits.putBlock(before, edits.table(Number(Columns), Number(Rows))),
    )
  }

  async function askPicture(addressOf: (alt: string) => Promise<string> | string | undefined) {
    const before = afterChosen()
    const hint = 'For people who don’t see it, and where it doesn’t load.'
    const questions = [{ name: 'alt', label: 'What the picture shows', hint, isRequired: true }]
    await change(before, 'Picture', questions, async ({ alt = '' }) =>
      edits.putBlock(before, edits.picture(alt, (await addressOf(alt)) ?? '')),
    )
  }

  async function pickPicture() {
    const found = await pictures?.pickFile({ kind: 'image', allowURL: false }).catch(warn)
    const [picked] = [found].flat()
    if (picked) await askPicture(() => picked.value)
  }

  /** Each picture from the clipboard is an `image.png`, so its description names the file. */
  async function addPictures(files: readonly File[]) {
    for (const file of files) {
      const [ending = ''] = file.name.split('.').slice(-1)
      const nameOf = (alt: string) => `${alt.replaceAll('/', ' ')}.${ending}`
      await askPicture((alt) => pictures?.addFile(file, { name: nameOf(alt) }))
    }
  }

  function askComponent({ name, label, description, isBlock, fields }: TextComponent) {
    const before = chosen()
    const value = before.text.slice(before.start, before.end)
    const put = isBlock ? edits.putBlock : edits.putWords
    if (fields.length === 0 && value !== '')
      return apply(put(before, edits.component(name, {}, value)))
    const words: Question = { name: 'children', label: 'Words', type: 'long', isRequired: true }
    const questions = [...fields, { ...words, value, hint: description }]
    return change(before, label, questions, ({ children = '', ...props }) =>
      put(before, edits.component(name, props, children)),
    )
  }

  const mark = (sign: '*' | '**') => () => apply(edits.toggleMark(chosen(), sign))
  const line = (name: edits.LineMark) => () => apply(edits.toggleLines(chosen(), name))
  const tools: Tool[] = [
    { label: 'Bold', key: 'B', icon: icons.Bold, use: mark('**') },
    { label: 'Italic', key: 'I', icon: icons.Italic, use: mark('*') },
    { label: 'Heading', icon: icons.Heading2, use: line('heading') },
    { label: 'Smaller heading', icon: icons.Heading3, use: line('smallHeading') },
    { label: 'Link', key: 'K', icon: icons.Link, use: askLink },
    { label: 'List', icon: icons.List, use: line('bullets') },
    { label: 'Numbered list', icon: icons.ListOrdered, use: line('numbers') },
    { label: 'Quotation', icon: icons.Quote, use: line('quote') },
    { label: 'Table', icon: icons.Table, use: askTable },
    { label: 'Picture', icon: icons.Image, use: pickPicture },
    ...components.map((component) => ({
      label: component.label,
      hint: component.description,
      use: () => askComponent(component),
    })),
  ]
  fillToolbar(root.querySelector('div'), tools)

  async function paste(html: string, plain: string) {
    const { markdownOf } = await import('./paste.ts')
    const page: HtmlNode = new DOMParser().parseFromString(html, 'text/html').body
    const { markdown = plain, isBlock } = markdownOf(page) ?? {}
    const put = isBlock ? edits.putBlock : edits.putWords
    if (markdown !== '') apply(put(chosen(), markdown))
  }

  function take(event: Event, data: DataTransfer | null) {
    const html = data?.getData('text/html') ?? ''
    const plain = data?.getData('text/plain') ?? ''
    const files = Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'))
    if ((html === '' && files.length === 0) || !inText(event)) return
    event.preventDefault()
    // A browser copies a picture with HTML, but without words, and Word copies words with their picture.
    if (files.length > 0 && (html === '' || plain.trim() === '')) void addPictures(files)
    else void paste(html, plain)
  }

  const inText = ({ target }: Event) => target === area()
  root.addEventListener('paste', (event) => take(event, event.clipboardData))
  root.addEventListener('drop', (event) => take(event, event.dataTransfer))
  root.addEventListener('keydown', (event) => {
    if (!inText(event) || event.isComposing || event.altKey) return
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey
    const tool = tools.find(({ key }) => isCommand && key === event.key.toUpperCase())
    const isEnter = event.key === 'Enter' && !event.shiftKey && !isCommand
    const next = isEnter ? edits.nextEntry(chosen()) : undefined
    if (!tool && !next) return
    event.preventDefault()
    tool?.use()
    if (next) apply(next)
  })
  return (props: Pictures) => {
    pictures = props
  }
}
