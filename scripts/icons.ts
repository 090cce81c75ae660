import { mark } from './artwork/index.ts'
import { writeReadyIcons } from './site-files/icons.ts'
import { readyFolder } from './site-files/ready-icons.ts'

/** `npm run icons`: draws the icons of the site anew and keeps them in the repository. */
await writeReadyIcons(mark().svg)
console.log(`The icons are in ${readyFolder}/.`)
