import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeToast,
  closeToasts,
  currentToasts,
  showToast,
  watchToasts,
} from '#components/toasts/store.ts'

afterEach(closeToasts)

describe('toasts', () => {
  test('are in the order in which they were shown', () => {
    showToast({ tone: 'error', title: 'Error', text: 'First' })
    showToast({ tone: 'success', title: 'Message sent!', text: 'Second' })
    expect(currentToasts().map(({ text }) => text)).toEqual(['First', 'Second'])
  })

  test('are closed one by one', () => {
    showToast({ tone: 'error', title: 'Error', text: 'Same' })
    showToast({ tone: 'error', title: 'Error', text: 'Same' })
    const [first, second] = currentToasts()
    closeToast(first?.id ?? 0)
    expect(currentToasts()).toEqual([second])
  })

  test('notify subscribers until they unsubscribe', () => {
    const listener = vi.fn<() => void>()
    const stop = watchToasts(listener)
    showToast({ tone: 'error', title: 'Error', text: 'x' })
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    showToast({ tone: 'error', title: 'Error', text: 'y' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
