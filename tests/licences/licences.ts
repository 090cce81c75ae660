import { groupBy } from '#scripts/system/group-by.ts'
import { isAllowed, packages } from './packages.ts'

/** `node scripts/run.mjs tests/licences/licences.ts`: each licence with its packages; fails if one isn't accepted. */
const groups = groupBy(
  packages,
  ({ licence, tool }) => `${licence}${tool ? '' : ' (reaches visitors)'}`,
)
for (const [title, own] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
  const names = own.map(({ name, version }) => `${name} ${version}`)
  console.log(`${title}: ${own.length}\n  ${names.join(', ')}\n`)
  for (const { name, licence, tool } of own) {
    if (isAllowed(licence, { tool })) continue
    console.error(`${name}: the licence ${licence} is not in tests/licences/packages.ts`)
    process.exitCode = 1
  }
}
