import { add } from '#components/browser/dom.ts'
import './for-writers.css'

/** How many faults and warnings the content has. */
export type ContentCounts = { readonly faults: number; readonly warnings: number }

/** Listens to the development server (scripts/serve/dev/live-content.ts), which names faults in Vite's overlay. */
export function listenForNotes(hot: NonNullable<ImportMeta['hot']>): void {
  let isCovered = false
  hot.on('content:checked', ({ faults, warnings }: ContentCounts) => {
    if (isCovered && faults === 0) document.querySelector('vite-error-overlay')?.remove()
    isCovered = faults > 0
    document.querySelector('#_content-warnings')?.remove()
    if (warnings === 0) return
    const words = `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}: see the terminal`
    add(document.body, 'p', { id: '_content-warnings', textContent: words })
  })
  hot.send('content:ready')
}
