/**
 * Keeps a pressed row of an accordion where it is on the screen until all rows have opened or closed.
 * Safari doesn't anchor scrolling, and Chromium anchors it at the top of the row that closes.
 */
export function holdPressedRows(): void {
  addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('summary') : null
    const rows = row?.closest('.accordion')
    if (!row || !rows) return
    const { top } = row.getBoundingClientRect()
    let held = scrollY
    const hold = () => {
      // The visitor scrolls.
      if (scrollY !== held) return
      scrollBy(0, row.getBoundingClientRect().top - top)
      held = scrollY
      if (rows.getAnimations({ subtree: true }).length > 0) requestAnimationFrame(hold)
    }
    requestAnimationFrame(hold)
  })
}
