import type { Site } from '#content/schema/site.ts'
import { address, type JsonLd } from './json-ld.ts'
import { known, knownItems, type Marked } from './known.ts'

function postalAddress(site: Marked<Site>): JsonLd | undefined {
  const place = known(site, 'address')
  return (
    place && {
      '@type': 'PostalAddress',
      streetAddress: place.locality,
      addressLocality: place.city,
      addressCountry: place.countryCode,
    }
  )
}

function openingHours(site: Marked<Site>): JsonLd | undefined {
  const hours = known(site, 'openingHours')
  return (
    hours && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.open,
      opens: hours.opens,
      closes: hours.closes,
    }
  )
}

/**
 * The institute as somebody's provider. Its name, its address on the web and its description are
 * working values (decision 6) that every page carries, so they are said here too.
 */
export function provider(site: Marked<Site>): JsonLd {
  return {
    '@type': 'EducationalOrganization',
    '@id': address(site, '/#institute'),
    name: site.data.name,
    url: address(site, '/'),
  }
}

/** The institute as it stands for itself; what is still a placeholder is left out. */
export function organization(site: Marked<Site>): JsonLd {
  return {
    ...provider(site),
    alternateName: site.data.nepaliName,
    description: site.data.description,
    logo: address(site, '/icon-512.png'),
    email: known(site, 'email'),
    telephone: known(site, 'phone'),
    address: postalAddress(site),
    openingHoursSpecification: openingHours(site),
    sameAs: knownItems(site, 'social')?.map(({ url }) => url),
  }
}
