import { readyFolder, writeReadyFonts } from '#scripts/tools/fonts/index.ts'
import { nepaliName } from './system/site-url.ts'

/** `npm run fonts`: cuts the fonts of the site anew and keeps them in the repository. */
await writeReadyFonts(nepaliName(process.cwd()))
console.log(`The fonts are in ${readyFolder}/.`)
