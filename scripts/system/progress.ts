export type Progress = (done: number, all: number) => void

type Output = { isTTY?: boolean | undefined; write: (text: string) => unknown }

const delayMs = 1000
const intervalMs = 100
const clearLine = '\r\u001B[2K'

/**
 * Runs a step of a command. If it takes longer than a second, shows its name and how far it is on one
 * line, until it ends. Nothing is written to a file, to a pipe or in CI.
 */
export async function runStep<T>(
  name: string,
  work: (progress: Progress) => T | Promise<T>,
  output: Output = process.stderr,
): Promise<T> {
  const isShown = output.isTTY === true && !process.env['CI']
  const began = performance.now()
  let last = began
  let count = ''
  const draw = () => {
    last = performance.now()
    if (last - began < delayMs) return
    output.write(`${clearLine}${name}${count}, ${Math.floor((last - began) / 1000)} s`)
  }
  const timer = isShown ? setInterval(draw, intervalMs).unref() : undefined
  try {
    return await work((done, all) => {
      count = ` ${done} of ${all}`
      // No timer runs while a step computes.
      if (isShown && performance.now() - last >= intervalMs) draw()
    })
  } finally {
    clearInterval(timer)
    if (last - began >= delayMs) output.write(clearLine)
  }
}
