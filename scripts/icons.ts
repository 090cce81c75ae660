import { mark } from '#components/artwork/index.ts'
import { readyFolder, writeReadyIcons } from '#scripts/make/site-files/index.ts'

/** `npm run icons`: draws the icons of the site anew and keeps them in the repository. */
await writeReadyIcons(mark().svg)
console.log(`The icons are in ${readyFolder}/.`)
