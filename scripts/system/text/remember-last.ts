/** Remembers the result for the last text, because callers often ask for the same one in a row. */
export function rememberLast<Result>(make: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, result: make(text) }
    return last.result
  }
}
