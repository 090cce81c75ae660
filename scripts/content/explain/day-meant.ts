const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * A day written in another way, as 2027-01-31: 31.1.2027, 2027/1/31, 31 January 2027.
 * Undefined where it is not sure which number is the day: 01/02/2027.
 */
export function dayMeant(written: string): string | undefined {
  const words = written.trim().replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
  const [, y = '', m = '', d = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(words) ?? []
  if (y !== '') return day(y, Number(m), d)
  const [, first = '', sign, second = '', year = ''] =
    /^(\d{1,2})([-./])(\d{1,2})[-./](\d{4})$/.exec(words) ?? []
  if (sign === '.' || Number(first) > 12) return day(year, Number(second), first)
  if (Number(second) > 12) return day(year, Number(first), second)
  const [, before = '', name = '', after = '', end = ''] =
    /^(\d{0,2})\s*\b([a-z]{3})[a-z]*\.?\s*(\d{0,2}),?\s+(\d{4})$/i.exec(words) ?? []
  return day(end, months.indexOf(name.toLowerCase()) + 1, before || after)
}

const day = (year: string, month: number, date: string) =>
  year === '' || month < 1 || date === ''
    ? undefined
    : `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
