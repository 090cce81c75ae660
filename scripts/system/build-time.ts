/**
 * The one moment that a build takes for now: SOURCE_DATE_EPOCH (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/) where it is given, else the clock.
 */
export function buildTime(): Date {
  const epoch = Number(process.env['SOURCE_DATE_EPOCH'])
  return epoch > 0 ? new Date(epoch * 1000) : new Date()
}

/** Stops the clock: all that this process and those it starts build from here on is of one moment. */
export function holdBuildTime(): void {
  process.env['SOURCE_DATE_EPOCH'] = String(Math.floor(buildTime().getTime() / 1000))
}

const inKathmandu = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Kathmandu',
})

/** The day in Kathmandu at the time of the build, as content writes it: `2027-01-31`. */
export function buildDay(): string {
  const parts = inKathmandu.formatToParts(buildTime())
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The year in Kathmandu at the time of the build. */
export const buildYear = (): number => Number(buildDay().slice(0, 4))
