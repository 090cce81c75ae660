import type { Site } from '#content/schema/site.ts'
import { address, type JsonLd } from './json-ld.tsx'
import { known, knownItems, type Marked } from './known.ts'

/**
 * The institute as the provider of a course. Its name and web address are working values that
 * every page shows, so they are included.
 */
export function provider(site: Marked<Site>): JsonLd {
  return {
    '@type': 'EducationalOrganization',
    '@id': address(site, '/#institute'),
    name: site.data.name,
    url: address(site, '/'),
  }
}

/** The institute, without what is still to be supplied. */
export function organization(site: Marked<Site>): JsonLd {
  const place = known(site, 'address')
  const hours = known(site, 'openingHours')
  return {
    ...provider(site),
    alternateName: known(site, 'nepaliName'),
    description: known(site, 'description'),
    logo: address(site, '/icon-512.png'),
    email: known(site, 'email'),
    telephone: known(site, 'phone'),
    address: place && {
      '@type': 'PostalAddress',
      streetAddress: place.locality,
      addressLocality: place.city,
      addressCountry: place.countryCode,
    },
    openingHoursSpecification: hours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    sameAs: knownItems(site, 'social')?.map(({ url }) => url),
  }
}
