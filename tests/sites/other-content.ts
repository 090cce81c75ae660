import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stringify } from 'yaml'
import { categories } from '#content/schema/notice.ts'
import { type Files, writeFiles } from '#tests/support/temporary-folder.ts'

/** Files of a collection with their order. */
function entries(
  kind: string,
  count: number,
  fieldsOf: (order: number) => object,
  bodyOf: (order: number) => string = () => '',
): Files {
  const orders = Array.from({ length: count }, (_, index) => index + 1)
  const file = (order: number) =>
    `---\n${stringify({ ...fieldsOf(order), order })}---\n\n${bodyOf(order)}\n`
  return Object.fromEntries(
    orders.map((order) => [`content/${kind}/entry-${order}.mdx`, file(order)]),
  )
}

const image = { src: '/images/peak.svg', alt: 'हिमालको चित्र: a peak' }

const sentence =
  'विद्यार्थीहरूले सिकेको कुरा आफ्नै गाउँपालिकामा प्रयोग गर्छन्, and the staff of Solukhumbu visits them.'

const optional = {
  duration: 'तीन वर्ष, with 6 months of practice',
  location: 'Salleri and Phaplu',
  focus: 'जलविद्युत',
  placement: '6-month placement in Dolakha',
  fee: { amount: 1_250_000.5, currency: 'NPR', covers: sentence.slice(0, 100) },
  intakes: [
    { starts: '2069-01-31', ends: '2069-12-31', applyBy: '2068-11-30', place: 'सल्लेरी, Salleri' },
    { starts: '2040-01-31', ends: '2040-03-31', mode: 'blended', seats: 20 },
  ],
  timetable: sentence,
  language: 'नेपाली and English',
  audience: [sentence, 'Surveyors'],
  eligibility: [sentence],
  outcomes: [sentence, 'Measure a valley'],
  certificate: sentence,
  apply: ['Write to us', sentence],
  image,
}

/** Notices of each category, with all that they may have. */
const notices = (text: string): Files =>
  Object.fromEntries(
    categories.map((category, index) => {
      const fields = {
        title: `सूचना: ${sentence.slice(0, 60)} ${index}`,
        date: `2026-0${index + 1}-01`,
        category,
        until: '2040-01-31',
        publishUntil: '2050-01-31',
        program: 'entry-1',
        ...(category === 'event' && { starts: '2040-01-01 07:00', ends: '2040-01-03 19:30' }),
      }
      return [`content/notices/entry-${index}.mdx`, `---\n${stringify(fields)}---\n\n${text}\n`]
    }),
  )

/** More than is delivered of everything. */
function manyEntries(richText: string): Files {
  return {
    ...entries(
      'programs',
      26,
      (order) => ({
        id: 100 + order,
        title: `Diploma in Civil, Hydropower and Geotechnical Engineering with Surveying, part ${order}`,
        summary: `${sentence} ${order}`,
        description: `${sentence} ${order}`,
        subjects: Array.from(
          { length: 1 + (order % 20) },
          (_, at) => `Interdisciplinary work ${at}`,
        ),
        ...(order % 2 ? optional : {}),
      }),
      (order) => (order % 3 ? sentence : richText),
    ),
    ...entries(
      'faqs',
      12,
      (order) => ({
        question: `छात्रवृत्ति ${order} कसले पाउँछ, and when does it begin?`,
        ...(order > 9 ? { program: 'entry-1' } : {}),
      }),
      () => `${sentence}\n\n- ${sentence}`,
    ),
    ...notices(richText),
    ...entries('highlights', 11, () => ({
      title: 'New',
      description: 'One word.',
      date: '2040-01-31',
      to: '/contact',
    })),
    ...entries('testimonials', 12, (order) => ({
      name: `Shreebadrinarayan Chhetri ${order}`,
      role: 'अध्यक्ष, Interdisciplinary Studies',
      text: sentence,
    })),
    ...entries('partners', 14, (order) => ({
      name: `Cooperative ${order} of the farmers of Necha Salyan`,
      ...(order % 2 ? { url: 'https://necha-salyan.coop.np', logo: image } : {}),
    })),
  }
}

/**
 * Writes the content of another institute, which shares no word with the delivered one: with more of
 * everything, or as little as the schemas allow.
 */
export async function writeOtherContent(amount: 'much' | 'little', folder: string): Promise<void> {
  const site = path.resolve('tests/sites', amount)
  await cp(site, folder, { recursive: true })
  if (amount === 'little') return
  const notes = await readFile(path.join(site, 'pages/notes.mdx'), 'utf8')
  await writeFiles(folder, manyEntries(notes.slice(notes.indexOf('\n---\n') + 5)))
}

/** A new folder with the content of an institute that has much. */
export async function otherContent(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  await writeOtherContent('much', folder)
  return folder
}
