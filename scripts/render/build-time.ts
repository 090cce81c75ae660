/**
 * The one moment that a build takes for now: SOURCE_DATE_EPOCH (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/) where it is given, else the clock.
 */
export function buildTime(): Date {
  const epoch = Number(process.env['SOURCE_DATE_EPOCH'])
  return epoch > 0 ? new Date(epoch * 1000) : new Date()
}

/** The year in Kathmandu at the time of the build. */
export const buildYear = (): number =>
  Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kathmandu' }).format(
      buildTime(),
    ),
  )
