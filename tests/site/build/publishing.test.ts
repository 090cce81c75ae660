import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { noon } from '#tests/support/site-copy.ts'
import { test } from '#tests/support/site.ts'

const program = 'project-planning-and-management'

test(
  'a build holds what is published on its day, and nothing else',
  { timeout: 600_000 },
  async ({ copy }) => {
    const dist = path.join(copy.root, 'dist/client')
    const file = `content/programs/${program}.mdx`
    await copy.edit(file, '\n---\n', '\npublishFrom: 2027-03-01\n---\n')
    await copy.write(
      'content/faqs/over.mdx',
      '---\nquestion: Is it over?\norder: 99\npublishUntil: 2027-02-28\n---\n\nIt is.\n',
    )
    /** The files of the build that name the program or the question, in their name or their text. */
    const named = async (day: string) => {
      const output = await copy.build({ SOURCE_DATE_EPOCH: noon(day) })
      const files = await readdir(dist, { recursive: true, withFileTypes: true })
      const found: string[] = []
      for (const entry of files.filter((each) => each.isFile())) {
        const name = path.join(entry.parentPath, entry.name)
        const text = await readFile(name, 'latin1')
        if (/project-planning|Project Planning|Is it over/.test(name + text))
          found.push(path.relative(dist, name))
      }
      return { found, output }
    }

    const before = await named('2027-02-28')
    expect(before.found).toEqual(['about.html'])
    expect(before.output).toContain(`${program}.mdx:`)

    const { found } = await named('2027-03-01')
    const made = [`programs/${program}.html`, `brochures/${program}.pdf`, 'sitemap.xml', '404.html']
    expect(found).toEqual(expect.arrayContaining(made))
    expect(await readFile(path.join(dist, 'about.html'), 'utf8')).not.toContain('Is it over')
  },
)
