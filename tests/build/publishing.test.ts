import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { copySite } from './site-copy.ts'

const noon = (day: string) => String(Date.parse(`${day}T12:00:00+05:45`) / 1000)
const program = 'project-planning-and-management'

describe.runIf(process.env['TEST_ALL'])('a build on a day', () => {
  test('holds what is published on it, and nothing else', { timeout: 600_000 }, async () => {
    const site = await copySite()
    const dist = path.join(site.root, 'dist/client')
    await site.edit(
      `content/programs/${program}.mdx`,
      '\n---\n',
      '\npublishFrom: 2027-03-01\n---\n',
    )
    await site.write(
      'content/faqs/over.mdx',
      '---\nquestion: Is it over?\norder: 99\npublishUntil: 2027-02-28\n---\n\nIt is.\n',
    )
    /** The files of the build that name the program or the question, in their name or their text. */
    const named = async (day: string) => {
      const { code, output } = await site.run('build', { SOURCE_DATE_EPOCH: noon(day) })
      expect({ code, output }).toMatchObject({ code: 0 })
      const files = await readdir(dist, { recursive: true, withFileTypes: true })
      const found: string[] = []
      for (const file of files.filter((entry) => entry.isFile())) {
        const name = path.join(file.parentPath, file.name)
        const text = await readFile(name, 'latin1')
        if (/project-planning|Project Planning|Is it over/.test(name + text))
          found.push(path.relative(dist, name))
      }
      return { found: found.toSorted(), output }
    }

    const before = await named('2027-02-28')
    expect(before.found).toEqual(['about.html'])
    expect(before.output).toContain(`${program}.mdx:`)

    const after = await named('2027-03-01')
    expect(after.found).toContain(`programs/${program}.html`)
    expect(after.found).toContain(`brochures/${program}.pdf`)
    expect(after.found).toContain('sitemap.xml')
    expect(after.found).toContain('404.html')
    expect(await readFile(path.join(dist, 'about.html'), 'utf8')).not.toContain('Is it over')
    await site.remove()
  })
})
