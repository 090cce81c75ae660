/** Longer than a row takes to open or close, from the first frame after the press. */
const holdMs = 300

/**
 * Keeps a pressed row of an accordion where it is on the screen while the open row above it closes.
 * Safari doesn't anchor scrolling, and Chromium anchors it at the top of the row that closes.
 */
export function holdPressedRows(): void {
  addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('summary') : null
    if (!row) return
    const { top } = row.getBoundingClientRect()
    let held = scrollY
    requestAnimationFrame((start) => {
      const hold = (time: number) => {
        // The visitor scrolls.
        if (scrollY !== held) return
        scrollBy(0, row.getBoundingClientRect().top - top)
        held = scrollY
        if (time < start + holdMs) requestAnimationFrame(hold)
      }
      hold(start)
    })
  })
}
