/** The inputs of a list of lines, in the markup of Sveltia. */
export const rowsOfLines = '.item-list > .item input'

/** The bullet or number that Word and chats put before a line. */
const bullet = /^\s*(?:[-*•·▪◦–]|[\d०-९]+[.)])\s+/

const type = (text: string) => document.execCommand('insertText', false, text)

/** Gives each of several lines pasted into a list of lines a row of its own, as Enter does. */
export function splitPastedLines(): void {
  addEventListener('paste', (event) => {
    const { target, clipboardData } = event
    const lines = (clipboardData?.getData('text/plain') ?? '')
      .split(/[\n\r]+/)
      .map((line) => line.replace(bullet, '').trim())
      .filter((line) => line !== '')
    if (!(target instanceof Element) || !target.matches(rowsOfLines) || lines.length < 2) return
    event.preventDefault()
    void typeLines(lines)
  })
}

async function typeLines([first = '', ...others]: readonly string[]) {
  type(first)
  for (const line of others) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(enter)
    // The editor adds the row and focuses it once this code has ended.
    await new Promise((resolve) => setTimeout(resolve))
    type(line)
  }
}
