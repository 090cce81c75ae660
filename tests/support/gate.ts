/** Something that waits for `opened` goes on when somebody calls `open`. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const opens: (() => void)[] = []
  const opened = new Promise<void>((resolve) => opens.push(resolve))
  return { opened, open: () => opens.forEach((open) => open()) }
}
