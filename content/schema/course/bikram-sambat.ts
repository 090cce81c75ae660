import { dateConfigMap } from 'nepali-date-converter'

/**
 * The last year whose months are verified: the package has them as Nepali Patro
 * (https://nepalipatro.com.np) publishes them. Public tables disagree on later years, whose days have
 * no words here. Before you raise it, compare the months of the new year with the official calendar.
 */
export const lastVerifiedYear = 2085

/** 2000-01-01 of Bikram Sambat in AD, where the table begins. */
const firstDay = Date.UTC(1943, 3, 14)

/** The months of a verified year in their order, each with its number of days. */
export const monthsIn = (year: number) =>
  year <= lastVerifiedYear ? Object.entries(dateConfigMap[year] ?? {}) : []

/** `17 Magh 2083` for 2027-01-31; undefined for a day before the table or after its verified years. */
export function bikramSambat(day: string): string | undefined {
  let left = (Date.parse(day) - firstDay) / 86_400_000
  if (left < 0) return undefined
  for (const year of Object.keys(dateConfigMap).map(Number))
    for (const [month, length] of monthsIn(year)) {
      if (left < length) return `${left + 1} ${month} ${year}`
      left -= length
    }
  return undefined
}
