import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withIntegrity } from '#scripts/build/integrity.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

for (const base of ['/', '/some/path/']) {
  test(`the script of a page at ${base} carries the hash of its bytes`, async () => {
    const client = await temporaryFolder({ 'assets/entry.js': 'start()' })
    const hash = createHash('sha384').update('start()').digest('base64')
    const data = '<script type="application/json" id="data">{}</script>'
    const html = `${data}<script src="${base}assets/entry.js" type="module"></script>`
    expect(withIntegrity(html, client, base)).toBe(
      `${data}<script src="${base}assets/entry.js" integrity="sha384-${hash}" type="module"></script>`,
    )
  })
}
