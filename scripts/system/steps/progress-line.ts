/** A terminal, or what stands for one in a test. */
export type Output = { isTTY?: boolean | undefined; write: (text: string) => unknown }

const patience = 1000
const pace = 100

/**
 * One line that says what is being done and how far it is, from a second on, and goes away at its
 * end. Nothing is written to a file, to a pipe or in CI.
 */
export function progressLine(name: string, output: Output) {
  const isShown = output.isTTY === true && !process.env['CI']
  const began = performance.now()
  let last = began
  let count = ''

  const draw = () => {
    last = performance.now()
    if (last - began < patience) return
    const seconds = Math.floor((last - began) / 1000)
    output.write(`\r\u001B[2K${name}${count}, ${seconds} s`)
  }
  const timer = isShown ? setInterval(draw, pace).unref() : undefined

  return {
    tell(done: number, all: number) {
      count = ` ${done} of ${all}`
      if (isShown && performance.now() - last >= pace) draw()
    },
    end() {
      clearInterval(timer)
      if (isShown && last - began >= patience) output.write('\r\u001B[2K')
    },
  }
}
