import { parseArgs } from 'node:util'
import { buildSite } from '#scripts/build/index.ts'
import { runCommand } from './system/command.ts'

/**
 * `npm run build`; `-- --profile` says where the time went, `-- --no-pictures` leaves out brochures
 * and social pictures.
 */
await runCommand(() => {
  const { values } = parseArgs({
    allowNegative: true,
    options: { pictures: { type: 'boolean' }, profile: { type: 'boolean' } },
  })
  return buildSite(process.cwd(), values)
})
