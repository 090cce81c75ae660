import { mark } from '#components/artwork/index.ts'
import { writeReadyIcons } from './make/site-files/icons.ts'
import { readyFolder } from './make/site-files/ready-icons.ts'

/** `npm run icons`: draws the icons of the site anew and keeps them in the repository. */
await writeReadyIcons(mark().svg)
console.log(`The icons are in ${readyFolder}/.`)
