import { groupBy } from '#scripts/system/group-by.ts'
import { packages } from './packages.ts'

/** `node scripts/run.mjs tests/licences/licences.ts`: each licence with its packages. */
const groups = groupBy(
  packages,
  ({ licence, tool }) => `${licence}${tool ? '' : ' (reaches visitors)'}`,
)
for (const [title, own] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
  const names = own.map(({ name, version }) => `${name} ${version}`)
  console.log(`${title}: ${own.length}\n  ${names.join(', ')}\n`)
}
