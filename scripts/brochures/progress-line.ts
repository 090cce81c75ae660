/**
 * Shows on a terminal how far a long piece of work is, on one line that is written over; elsewhere,
 * as in a log, nothing. The line goes when all is done.
 */
export function progressLine(
  label: string,
  stream: { isTTY?: boolean; write: (text: string) => unknown } = process.stdout,
): (done: number, all: number) => void {
  return (done, all) => {
    if (!stream.isTTY) return
    const clear = '\r\u001B[K'
    stream.write(done < all ? `${clear}${label}: ${done} of ${all}` : clear)
  }
}
