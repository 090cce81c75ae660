import { parseArgs } from 'node:util'
import { buildSite } from '#scripts/build/index.ts'
import { explainFailure } from './system/failure.ts'

/**
 * `npm run build`; `-- --profile` says where the time went, `-- --no-pictures` leaves out brochures
 * and social pictures.
 */
try {
  const { values } = parseArgs({
    allowNegative: true,
    options: { pictures: { type: 'boolean' }, profile: { type: 'boolean' } },
  })
  await buildSite(process.cwd(), values)
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
