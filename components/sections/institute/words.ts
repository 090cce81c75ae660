import type { Locale } from '#components/locale.ts'
import type { Site } from '#content/kinds/site.ts'
import type { Picture } from '#content/schema/fields.ts'

type ProofFact = {
  name: string
  value: string
  /** The office that gave a number, or other words on the fact. */
  by?: string | undefined
  /** A page where one can look it up. */
  link?: string | undefined
  logo?: Picture | undefined
}

type Proven = Pick<Site, 'registrations' | 'founded' | 'affiliations' | 'graduates'>

/** The facts by which people see that the institute exists. */
export function proofFacts(site: Proven, { strings, formats }: Locale): ProofFact[] {
  const { registrations = [], founded, affiliations = [], graduates } = site
  const { proof, list } = strings
  const facts: ProofFact[] = registrations.map(({ name, number: value, by, link }) => {
    return { name, value, by, link }
  })
  if (founded !== undefined) facts.push({ name: proof.founded, value: list.year(founded) })
  for (const { name, says, link, logo } of affiliations)
    facts.push({ name: proof.affiliation, value: name, by: says, link, logo })
  if (graduates)
    facts.push({
      name: proof.graduates,
      value: formats.number(graduates.number),
      by: proof.counted(list.year(graduates.year)),
    })
  return facts
}

/** The numbers and the year of foundation: `PAN: 600123456`. */
export const proofLine = ({ registrations, founded }: Proven, locale: Locale): string[] =>
  proofFacts({ registrations, founded }, locale).map(({ name, value }) => `${name}:\u00A0${value}`)
