import { dateConfigMap } from 'nepali-date-converter'

/** 2000-01-01 of Bikram Sambat in AD, where the table begins. */
const firstDay = Date.UTC(1943, 3, 14)

export const monthsIn = (year: number) => Object.entries(dateConfigMap[year] ?? {})

/** `17 Magh 2083` for 2027-01-31; undefined after the years of the table. */
export function bikramSambat(day: string): string | undefined {
  let left = (Date.parse(day) - firstDay) / 86_400_000
  for (const year of Object.keys(dateConfigMap).map(Number))
    for (const [month, length] of monthsIn(year)) {
      if (left < length) return `${left + 1} ${month} ${year}`
      left -= length
    }
  return undefined
}
