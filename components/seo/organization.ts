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

/** The institute as it stands for itself; undefined while it has no name. */
export function organization(site: Marked<Site>): JsonLd | undefined {
  const name = known(site, 'name')
  if (name === undefined) return undefined
  return {
    '@type': 'EducationalOrganization',
    '@id': address(site, '/#institute'),
    name,
    alternateName: known(site, 'nepaliName'),
    description: known(site, 'description'),
    url: address(site, '/'),
    logo: address(site, '/icon-512.png'),
    email: known(site, 'email'),
    telephone: known(site, 'phone'),
    address: postalAddress(site),
    openingHoursSpecification: openingHours(site),
    sameAs: knownItems(site, 'social')?.map(({ url }) => url),
  }
}

/** The institute as somebody's provider. */
export function provider(site: Marked<Site>): JsonLd | undefined {
  const name = known(site, 'name')
  if (name === undefined) return undefined
  return {
    '@type': 'EducationalOrganization',
    '@id': address(site, '/#institute'),
    name,
    url: address(site, '/'),
  }
}
