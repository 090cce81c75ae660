import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stringify } from 'yaml'
import { emblems } from '#content/schema/page.ts'
import { writeFiles, type Files } from '#tests/support/temporary-folder.ts'

/** How much there is of everything: more than is delivered, or as little as the schemas allow. */
export type Amount = 'much' | 'little'

const yaml = (fields: object) => stringify(fields, { aliasDuplicateObjects: false })

const file = (fields: object, body = '') => `---\n${yaml(fields)}---\n\n${body}\n`

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Files of a collection with their order. */
const entries = (
  folder: string,
  count: number,
  fieldsOf: (order: number) => object,
  body: (order: number) => string = () => '',
): Files =>
  Object.fromEntries(
    range(count).map((order) => [
      `content/${folder}/entry-${order}.mdx`,
      file({ ...fieldsOf(order), order }, body(order)),
    ]),
  )

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path d="M0 180 160 20l160 160z"/></svg>'
const image = { src: '/images/peak.svg', alt: 'हिमालको चित्र: a peak' }

const sentence =
  'विद्यार्थीहरूले सिकेको कुरा आफ्नै गाउँपालिकामा प्रयोग गर्छन्, and the staff of Solukhumbu visits them.'

const richText = `## अध्ययनको तरिका [#method]

${sentence} Write to [the office](/contact), [call](tel:+97738520123) or read about [the peaks](#peaks).

- One – **दुई** – *three*
  1. Electrocardiography and echocardiography
  2. \`code\` and ~~nothing~~

> ${sentence}

| Subject | समय | Fee |
|:--|:-:|--:|
| Electroencephalography | ६ महिना | 12,500 |
| Nursing | 3 months | 9,000 |

![A drawing of a peak](/images/peak.svg)

### The peaks [#peaks]

<Callout title="भर्ना">Admission is open.[^1]</Callout>

<Action to="/contact">Ask us</Action>

[^1]: Until the seats are taken.
`

const heading = { heading: 'के हुन्छ, and who sees it' }
const button = { label: 'सम्पर्क गर्नुहोस्', to: '/contact' }
const description =
  'Health, engineering and hospitality, taught in Solukhumbu since 2051 BS, in English and Nepali.'
const hero = { heading: 'Sagarmatha Polytechnic, पढ्दै कमाउँदै', lead: sentence }
const common = { title: 'Polytechnic education for the hills of eastern Nepal', description }
const titled = (count: number) =>
  range(count).map((number) => ({
    title: `Interdisciplinary workshop number ${number}`,
    text: sentence,
  }))
const section = { heading: 'What students of the polytechnic ask us first', lead: sentence }
const cards = (count: number) =>
  range(count).map((number) => ({
    icon: emblems[number % emblems.length],
    title: `Reason ${number}`,
    text: sentence,
  }))

const site = (amount: Amount) => ({
  name: amount === 'much' ? 'Sagarmatha Polytechnic of Applied Science and Health' : 'Om',
  nepaliName: amount === 'much' ? 'सगरमाथा व्यावहारिक विज्ञान तथा स्वास्थ्य बहुप्राविधिक' : 'ॐ',
  description,
  url: 'https://polytechnic.edu.np',
  address: { locality: 'Salleri', city: 'Solududhkunda', country: 'Nepal', countryCode: 'NP' },
  email: 'admissions.and.enquiries@polytechnic.edu.np',
  phone: '+977 38 520 123',
  openingHours: [
    { days: ['Sunday', 'Monday', 'Wednesday', 'Thursday'], opens: '07:00', closes: '19:30' },
    ...(amount === 'much' ? [{ days: ['Friday'], opens: '11:15', closes: '00:00' }] : []),
  ],
  social:
    amount === 'much'
      ? ['facebook', 'instagram', 'linkedin', 'x', 'youtube'].map((network) => ({
          network,
          label: `The polytechnic on ${network}`,
          url: `https://www.${network}.com/sagarmatha`,
        }))
      : [],
  form: { endpoint: 'https://formspree.io/f/xkndpqrz' },
  map: {
    title: 'The campus in Salleri',
    embed: 'https://www.google.com/maps/embed?pb=1',
    link: 'https://maps.google.com/?q=27.5,86.58',
    ...(amount === 'much' ? { loads: 'on-press' } : {}),
  },
  navigation: {
    main: (amount === 'much'
      ? ['/', '/hamro-barema', '/paathyakram', '/health', '/engineering-and-design', '/notes']
      : ['/']
    ).map((to, index) => ({
      label: `${['गृह', 'हाम्रो', 'Courses'][index] ?? 'Departments'} ${index}`,
      to,
    })),
    services: {
      label: 'सेवाहरू',
      items: range(amount === 'much' ? 6 : 1).map((number) => ({
        label: `Community service ${number}`,
        to: '/contact',
        text: 'गाउँ र सहरका लागि, for every ward of the district',
      })),
    },
    contact: button,
    quickLinks: range(amount === 'much' ? 8 : 1).map((number) => ({
      label: `छिटो ${number}`,
      to: '/',
    })),
    ...(amount === 'much' ? { privacy: { label: 'गोपनीयता', to: '/gopaniyata' } } : {}),
  },
})

/** The pages that every site here has. */
const pages = (amount: Amount): Files => ({
  'pages/index.mdx': file({
    layout: 'home',
    ...common,
    hero: {
      heading: 'पढाइ हिमालको काखमा with the',
      bullets: amount === 'much' ? titled(5).map(({ title }) => title) : ['One'],
      button,
    },
    why: { ...section, cards: cards(amount === 'much' ? 8 : 1) },
    highlights: { heading: 'समाचार' },
    services: {
      ...section,
      cards: titled(4).map(({ title }) => ({ title, text: description, to: '/contact' })),
    },
    partners: { heading: 'साझेदार' },
    reviews: { heading: 'What they say' },
    inquiry: { ...section, contact: button },
  }),
  'pages/404.mdx': file({
    layout: 'not-found',
    ...common,
    badge: '४०४',
    heading: 'यो पृष्ठ छैन',
    lead: sentence,
    buttons: [button, { label: 'Home', to: '/' }],
  }),
  'pages/contact.mdx': file({
    layout: 'contact',
    ...common,
    hero: amount === 'much' ? hero : { heading: 'Write' },
    form: section,
    information: { heading: 'ठेगाना' },
  }),
})

const morePages: Files = {
  'pages/hamro-barema.mdx': file(
    {
      layout: 'about',
      ...common,
      hero,
      cards: cards(3),
      expertise: { ...section, areas: titled(8) },
      faq: section,
      partners: { heading: 'साझेदार' },
    },
    richText,
  ),
  'pages/paathyakram.mdx': file({
    layout: 'programs',
    ...common,
    hero,
    list: section,
    details: section,
  }),
  'pages/health.mdx': file(
    {
      layout: 'service',
      ...common,
      hero: { ...hero, image, button },
      closing: { heading: 'अब के गर्ने?', button },
    },
    richText,
  ),
  'pages/engineering-and-design.mdx': file({
    layout: 'service',
    ...common,
    hero,
    services: { ...section, items: titled(12) },
    points: { ...section, items: titled(6) },
    steps: { ...section, items: titled(5) },
    plans: {
      ...section,
      items: range(4).map((number) => ({
        name: `Scholarship ${number}`,
        price: `रु ${number}2,500 for each semester`,
        label: 'Ask for a quote',
        features: titled(12).map(({ title }) => title),
        button,
      })),
    },
    programs: section,
    closing: { ...section, button },
  }),
  'pages/notes.mdx': file({ layout: 'text', ...common, hero }, richText),
  'pages/gopaniyata.mdx': file(
    { layout: 'privacy', ...common, hero, message: heading, map: heading },
    richText,
  ),
}

/** The files of another institute, which shares no word with that of the repository. */
export function otherContent(amount: Amount): Files {
  const much = amount === 'much'
  return {
    'content/site.yaml': yaml(site(amount)),
    'public/images/peak.svg': drawing,
    ...pages(amount),
    ...(much ? morePages : {}),
    ...entries(
      'programs',
      much ? 30 : 0,
      (order) => ({
        id: 100 + order,
        title: `Diploma in Civil, Hydropower and Geotechnical Engineering with Surveying, part ${order}`,
        summary: `${sentence} ${order}`,
        description: `${sentence} ${order}`,
        subjects: titled(1 + (order % 20)).map(({ title }) => title),
        ...(order % 2
          ? {
              duration: 'तीन वर्ष, with 6 months of practice',
              location: 'Salleri and Phaplu',
              focus: 'जलविद्युत',
              placement: '6-month placement in Dolakha',
              image,
            }
          : {}),
      }),
      (order) => (order % 3 ? sentence : richText),
    ),
    ...entries(
      'faqs',
      much ? 12 : 1,
      (order) => ({ question: `छात्रवृत्ति ${order} कसले पाउँछ, and when does it begin?` }),
      () => `${sentence}\n\n- ${sentence}`,
    ),
    ...entries('highlights', much ? 11 : 0, () => ({ title: 'New', description: 'One word.' })),
    ...entries('testimonials', much ? 0 : 1, () => ({
      name: 'डा. पासाङ ल्हामु शेर्पा',
      role: 'Physician, Phaplu Hospital',
      text: sentence,
      image,
    })),
    ...entries('partners', much ? 14 : 0, (order) => ({
      name: `Cooperative ${order} of the farmers of Necha Salyan`,
      ...(order % 2 ? { url: 'https://partner.example', logo: image } : {}),
    })),
  }
}

/** Writes the files of another institute into a new folder. */
export async function writeOtherContent(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  await writeFiles(folder, otherContent('much'))
  return folder
}
