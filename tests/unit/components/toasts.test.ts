import { expect, it } from 'vitest'
import { closeToasts, currentToasts, showToast } from '#components/toasts/store.ts'

it('shows a message that comes again once, with a new id, which alerts again', () => {
  const unsent = { tone: 'error', title: 'Not sent', text: 'Your message waits.' } as const
  const other = { ...unsent, text: 'Another.' }
  const first = showToast(unsent)
  showToast(other)
  const again = showToast(unsent)
  expect(again).not.toBe(first)
  expect(currentToasts().map(({ text }) => text)).toEqual([other.text, unsent.text])
  closeToasts()
})
