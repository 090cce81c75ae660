/** The day at a time, as content writes it: `2027-01-31`. Sweden writes dates as content does. */
export const dayIn = (timeZone: string, time: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(time)

/** True for a name that browsers and Node know: `Asia/Kathmandu`. */
export function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && dayIn(name, new Date()) !== ''
  } catch {
    return false
  }
}

/** How far the clocks are ahead of UTC at a time: `+05:45`. */
function offsetAt(time: number, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(time)
  return /[+-]\d\d:\d\d$/.exec(words)?.[0] ?? '+00:00'
}

/** A time on the clocks of a zone, `2027-01-31 10:00`, with its offset: `2027-01-31T10:00:00+05:45`. */
export function withOffset(written: string, timeZone: string): string {
  const local = `${written.replace(' ', 'T')}:00`
  const nearby = offsetAt(Date.parse(`${local}Z`), timeZone)
  return `${local}${offsetAt(Date.parse(`${local}${nearby}`), timeZone)}`
}
