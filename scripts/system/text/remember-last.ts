/** Remembers the last result of a function of a text, which its next caller often asks for. */
export function rememberLast<Result>(make: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, result: make(text) }
    return last.result
  }
}
