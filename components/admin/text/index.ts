import { type CustomFieldControlProps, getFieldType, registerFieldType } from '@sveltia/cms'
import { createElement } from 'react'
import { translations } from '#content/schema/languages.ts'
import { type Offered, textWidget } from '../format.ts'
import { openTools } from './tools.ts'

/** True in a new translation, to which Sveltia copies the fields of custom types. */
function isCopied(root: HTMLElement, { value, entry }: CustomFieldControlProps): boolean {
  const locale = root.closest('[data-locale]')?.getAttribute('data-locale')
  const original: unknown = entry?.getIn(['i18n', 'en', 'data', 'body'])
  return translations.some((code) => code === locale) && value !== '' && value === original
}

/** Puts a toolbar over the editor's own field of a text, which stays Markdown. Calls `check` after each edit. */
export function registerText(
  offered: Offered,
  check: (field: Element, entry: CustomFieldControlProps['entry']) => void,
): void {
  const plain = getFieldType('text')?.control
  if (!plain) throw new Error('The editor has no field type `text`.')
  const opened = new WeakMap<Element, (props: CustomFieldControlProps) => void>()
  // Another React mounts it, so it has no hooks: the toolbar is plain DOM.
  const Text = (props: CustomFieldControlProps) => {
    const onChange = (text: string) => {
      if (text !== (props.value ?? '')) props.onChange(text)
    }
    const ref = (root: HTMLElement | null) => {
      if (!root) return
      if (!opened.has(root) && isCopied(root, props)) props.onChange('')
      const update = opened.get(root) ?? openTools(root, offered)
      opened.set(root, update)
      update(props)
      check(root, props.entry)
    }
    return createElement(
      'div',
      { ref },
      createElement('div', { className: 'text-tools' }),
      createElement(plain, { ...props, onChange }),
    )
  }
  registerFieldType(textWidget, Text)
}
