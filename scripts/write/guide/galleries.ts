import { socialIcons } from '#components/shell/footer/SocialLinks.server.tsx'
import { compositions, hours } from '#content/schema/weaving.ts'
import { emblems } from '#content/schema/page.ts'

/** The lists of values that the reference shows as pictures, by the id of the place. */
const galleries = [
  { id: 'emblems', values: emblems },
  { id: 'artwork', values: hours },
  { id: 'artwork', values: compositions },
  { id: 'networks', values: Object.keys(socialIcons) },
] as const

/** Where the values of a field are shown as pictures, if they are. */
export const galleryOf = (values: readonly string[]) =>
  values.length === 0
    ? undefined
    : galleries.find((gallery) => gallery.values.join(' ') === values.join(' '))
