import * as z from 'zod'
import { defineKind } from '../schema/define-kind.ts'
import {
  artwork,
  button,
  formerly,
  language,
  line,
  link,
  mapping,
  heroPicture,
  picture,
  sectionHead,
  titledText,
} from '../schema/fields.ts'
import { endsAfterItBegins, publication } from '../schema/publication.ts'

const layout = <L extends string>(name: L) =>
  z.literal(name).meta({ description: 'Which of the layouts the page has.' })

const anyPage = {
  title: line(60, 'The title in the browser tab and in search results.'),
  description: line(160, 'The sentence below the title in search results.').min(50),
  artwork: artwork.optional(),
  lang: language,
  ...publication,
}

/** The fields of every page except the not-found page, which has no address of its own. */
const common = { ...anyPage, formerly }

const hero = {
  heading: line(60, 'The heading of the page.'),
  lead: line(160, 'One sentence, at most two lines.').optional(),
  button: button('The button of the hero.').optional(),
  image: heroPicture('A picture over the woven one.'),
  tall: z.literal(true).optional().meta({
    description: 'True if it takes 60 % of the screen, 400 pixels at least; else it is low.',
  }),
}

const heroMeta = { description: 'The top of the page, on the woven picture.' }
const pageHero = mapping(hero).meta(heroMeta)

const section = <S extends z.core.$ZodShape>(description: string, shape: S) =>
  mapping({ ...sectionHead, ...shape }).meta({ description })

/** Sections that list entries of another kind under a heading of their own. */
const headingOnly = (description: string) =>
  mapping({ heading: sectionHead.heading }).meta({ description })

const closing = section('The end of the page, with a button.', {
  button: button('The call to action.'),
})

export const emblems = [
  'quality',
  'network',
  'result',
  'service',
  'team',
  'vision',
  'mission',
  'objectives',
] as const

const emblemCard = mapping({
  icon: z.enum(emblems).meta({ description: 'The woven emblem.' }),
  title: line(60, 'A few words.'),
  text: line(240, 'One or two sentences.'),
})

const plan = mapping({
  name: line(40, 'The name of the plan.'),
  price: line(40, 'The price line; leave the field out while there is no price.').optional(),
  label: line(40, 'Words instead of a price.', 'Contact for Quote').optional(),
  features: z.array(line(90, 'What the plan includes.')).min(1).max(12),
  button: button('The button of the plan.'),
})

const home = mapping({
  layout: layout('home'),
  ...common,
  hero: mapping({
    heading: line(60, 'The headline; the name of the institute follows it.'),
    bullets: z
      .array(
        z.union([line(60, 'A bullet.'), button('A bullet that is a link.')]).meta({
          description: 'A bullet: its words, or its words and where they lead.',
          example: '{ label: Professional Courses, to: /programs }',
          prose: 'text',
        }),
      )
      .min(1)
      .max(5),
    button: button('The button of the hero.'),
    image: hero.image,
  }).meta(heroMeta),
  why: section('The reasons, each with an emblem.', {
    cards: z.array(emblemCard).min(1).max(8).meta({ description: 'The reasons.' }),
  }),
  photographs: z
    .array(
      mapping({
        image: picture('The photograph.', 400),
        caption: line(120, 'Who or what it shows, below the photograph.'),
      }),
    )
    .min(1)
    .max(9)
    .optional()
    .meta({ description: 'Photographs of people at work; three fill a row.' }),
  highlights: headingOnly('The news; each is a file of its own.'),
  services: section('The services, each with a picture.', {
    more: button('A link after the lead.').optional(),
    cards: z
      .array(
        mapping({
          title: line(60, 'The service.'),
          text: line(160, 'One sentence.'),
          to: link('The page of the service.'),
          artwork: artwork.optional(),
        }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The services.' }),
  }),
  partners: headingOnly('The strip of logos; each partner is a file of its own.'),
  reviews: headingOnly('The reviews; each is a file of its own.'),
  inquiry: section('The inquiry form.', { contact: button('The link to the contact page.') }),
}).meta({
  description: 'The first page: headline, reasons, news, services, partners, reviews, inquiry.',
})

const about = mapping({
  layout: layout('about'),
  ...common,
  hero: pageHero,
  cards: z.array(emblemCard).length(3).meta({ description: 'Vision, Mission and Objectives.' }),
  expertise: section('The areas of expertise, numbered.', {
    areas: z.array(titledText('An area.')).min(2).max(8),
  }),
  trainers: headingOnly('The trainers; each is a file of its own.').optional(),
  faq: section('The questions and answers; each is a file of its own.', {}),
  partners: headingOnly('The strip of logos; each partner is a file of its own.'),
  closing: closing.optional(),
}).meta({
  description:
    'About the institute: its text, three cards, areas of expertise, trainers, questions, partners.',
})

const programs = mapping({
  layout: layout('programs'),
  ...common,
  hero: pageHero,
  list: section('The heading of the cards, for screen readers.', {}),
  details: section('The heading of the rows.', {}),
  closing: closing.optional(),
}).meta({ description: 'The list of programs: a card and a row for each.' })

const notices = mapping({
  layout: layout('notices'),
  ...common,
  hero: pageHero,
  closing: closing.optional(),
}).meta({ description: 'All notices by year; not on the site while there are none.' })

const contact = mapping({
  layout: layout('contact'),
  ...common,
  hero: pageHero,
  form: section('The heading of the contact form.', {
    lead: line(200, 'The subtitle.'),
    answer: line(160, 'When a visitor can expect an answer, below the form.').optional(),
  }),
  information: headingOnly('Phone, address and hours, which are in content/site.yaml.'),
}).meta({ description: 'The contact form, the ways to reach the institute and the map.' })

const service = mapping({
  layout: layout('service'),
  ...common,
  hero: pageHero,
  services: section('What the service includes, in rows.', {
    items: z.array(titledText('A service.')).min(1).max(12),
  }).optional(),
  points: section('The reasons to choose it, side by side.', {
    items: z.array(titledText('A point.')).min(2).max(6),
  }).optional(),
  steps: section('The steps, along a rising line.', {
    items: z.array(titledText('A step.')).min(3).max(5),
  }).optional(),
  plans: section('What it costs, in columns.', {
    items: z.array(plan).min(1).max(4).meta({ description: 'The plans.' }),
  }).optional(),
  programs: section('Shows the cards of the programs under this heading.', {}).optional(),
  asks: z.array(line(40, 'A fact such as the number of people.')).min(1).max(6).optional().meta({
    description:
      'The facts that a request for the service asks for, one on each line of the message.',
  }),
  closing,
}).meta({
  description: 'A service: its text, and any of a list, points, steps, plans and programs.',
})

const text = mapping({
  layout: layout('text'),
  ...common,
  hero: pageHero,
}).meta({ description: 'A heading and a text, for pages that need nothing else.' })

const privacy = mapping({
  layout: layout('privacy'),
  ...common,
  hero: pageHero,
  message: headingOnly('Who receives a message, which content/site.yaml says.'),
  map: headingOnly('When the map is loaded and from where, which content/site.yaml says.'),
}).meta({ description: 'What happens to messages and visitors: two sections, then the text.' })

const notFound = mapping({
  layout: layout('not-found'),
  ...anyPage,
  badge: line(10, 'The woven badge.'),
  heading: sectionHead.heading,
  lead: line(200, 'The sentence below the heading.'),
  buttons: z.array(button('A button.')).length(2).meta({ description: 'The two buttons.' }),
}).meta({ description: 'What a visitor sees at an address that does not exist.' })

const lists = [programs, notices] as const

const schema = z
  .discriminatedUnion('layout', [home, about, ...lists, contact, service, text, privacy, notFound])
  .check(endsAfterItBegins)
  .meta({ description: 'A page of the site. Its `layout` decides which fields it has.' })

export type Page = z.infer<typeof schema>
export type LayoutName = Page['layout']
export type PageOf<L extends LayoutName> = Extract<Page, { layout: L }>
export type EmblemName = (typeof emblems)[number]
export type Plan = z.infer<typeof plan>

/**
 * The ids that layouts put on their pages, besides the headings of the text and the sections of
 * entries (`sections` of a kind): a link may name them after #, and no heading may take them.
 * An id that is the name of a field is on the page only if the field is in the frontmatter.
 */
export const pageAnchors: Readonly<Record<LayoutName, readonly string[]>> = {
  home: ['why', 'services', 'inquiry'],
  about: ['expertise', 'closing'],
  programs: ['list', 'closing'],
  notices: ['closing'],
  contact: ['message', 'information'],
  service: ['services', 'points', 'steps', 'plans', 'courses', 'closing'],
  text: [],
  privacy: ['message', 'map'],
  'not-found': [],
}

export const page = defineKind({
  title: 'Page',
  collection: 'pages',
  folder: 'pages',
  schema,
  body: 'allowed',
  unique: [],
  persuades: { 'hero.image': 'photograph' },
  photograph: {
    field: 'hero.image',
    size: '1920 x 1080',
    shows: 'the rooms, the people or the work that the page is about',
  },
  page: { route: '' },
  footer: 'service',
})
