import { groupBy } from '#scripts/system/group-by.ts'
import { isAllowed } from './allowed.ts'
import { installedPackages } from './installed.ts'

/** `node scripts/run.mjs tests/licences/licences.ts`: each licence with its packages; fails if one isn't accepted. */
const groups = groupBy(
  installedPackages(),
  ({ licence, tool }) => `${licence}${tool ? '' : ' (reaches visitors)'}`,
)
for (const [title, packages] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
  const names = packages.map(({ name, version }) => `${name} ${version}`)
  console.log(`${title}: ${packages.length}\n  ${names.join(', ')}\n`)
  for (const { name, licence, tool } of packages) {
    if (isAllowed(licence, { tool })) continue
    console.error(`${name}: the licence ${licence} is not in tests/licences/allowed.ts`)
    process.exitCode = 1
  }
}
