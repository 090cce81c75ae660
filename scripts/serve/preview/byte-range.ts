/**
 * Reads a Range header (RFC 9110, section 14) against a body of `size` bytes.
 * One range is answered, both ends inclusive; anything else that is well-formed or not understood is
 * `whole`, as the standard allows; a range outside the body is `unsatisfiable`.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return 'whole'
  return start < size && start <= end ? { start, end } : 'unsatisfiable'
}
