import { TextLink } from '#components/ui/TextLink.tsx'
import { useLocale } from '#components/use-locale.tsx'

/** The address of a place in `places` of content/site.yaml, linked to its map. */
export function PlaceLink({ name }: { name: string | undefined }) {
  const place = useLocale().places.find((each) => each.name === name)
  return place && <TextLink to={place.map}>{place.address}</TextLink>
}
