import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { categories } from '#content/kinds/notice.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'

/** Of a site with much, how many entries a collection has, and the file in `entries/` of each. */
const collections: Record<string, [count: number, templateOf: (n: number) => string]> = {
  programs: [26, (n) => (n % 2 ? 'program-with-everything' : 'program')],
  faqs: [12, (n) => (n > 9 ? 'faq-of-a-program' : 'faq')],
  notices: [categories.length, (n) => (categories[n - 1] === 'event' ? 'event' : 'notice')],
  highlights: [11, () => 'highlight'],
  testimonials: [12, () => 'testimonial'],
  partners: [14, (n) => (n % 2 ? 'partner-with-a-logo' : 'partner')],
}

/** Writes these entries, each with its number; the longer texts are those of a page. */
async function writeEntries(site: string, folder: string): Promise<void> {
  const page = await readFile(path.join(site, 'pages/notes.mdx'), 'utf8')
  const text = page.slice(page.indexOf('\n---\n') + 5)
  for (const [name, [count, templateOf]] of Object.entries(collections))
    for (let n = 1; n <= count; n += 1) {
      const template = await readFile(path.join(site, `entries/${templateOf(n)}.mdx`), 'utf8')
      const entry = template
        .replaceAll('{n}', String(n))
        .replace('{category}', categories[n - 1] ?? '')
        .replace('{text}', () => text)
      await writeFiles(folder, { [`content/${name}/entry-${n}.mdx`]: entry })
    }
}

/**
 * Writes the content of another institute, which shares no word with the delivered one: with more of
 * everything, or abroad with English alone.
 */
export async function writeOtherContent(amount: 'much' | 'abroad', folder: string): Promise<void> {
  const site = path.resolve('tests/sites', amount)
  await cp(site, folder, { recursive: true })
  if (amount === 'much') await writeEntries(site, folder)
}

/** A new folder with the content of an institute that has much. */
export async function otherContent(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  await writeOtherContent('much', folder)
  return folder
}
