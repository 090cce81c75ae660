import * as z from 'zod'
import { artwork, button, line, link, picture, sectionHead, titledText } from './fields.ts'

const common = {
  title: line(60, 'The title in the browser tab and in search results.'),
  description: line(160, 'The sentence below the title in search results.').min(50),
  artwork: artwork.optional(),
}

const hero = {
  heading: line(60, 'The heading of the page.'),
  lead: line(160, 'One sentence, at most two lines.').optional(),
  button: button('The button of the hero.').optional(),
  image: picture('A picture over the woven one.').optional(),
}

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

const emblemCard = z.strictObject({
  icon: z.enum(emblems).meta({ description: 'The woven emblem.' }),
  title: line(60, 'A few words.'),
  text: line(240, 'One or two sentences.'),
})

const plan = z.strictObject({
  name: line(40, 'The name of the plan.'),
  price: line(40, 'The price line; leave the field out while there is no price.').optional(),
  label: line(40, 'Words in place of a price.', 'Contact for Quote').optional(),
  features: z.array(line(90, 'What the plan holds.')).min(1).max(12),
  button: button('The button of the plan.'),
})

const home = z
  .strictObject({
    layout: z.literal('home'),
    ...common,
    hero: z.strictObject({
      heading: line(60, 'The headline; the name of the institute follows it.'),
      bullets: z.array(line(60, 'A bullet.')).min(1).max(5),
      button: button('The button of the hero.'),
      image: hero.image,
    }),
    why: z.strictObject({ ...sectionHead, cards: z.array(emblemCard).min(1).max(8) }),
    highlights: z.strictObject({ heading: sectionHead.heading }),
    services: z.strictObject({
      ...sectionHead,
      more: button('A link after the lead.').optional(),
      cards: z
        .array(
          z.strictObject({
            title: line(60, 'The service.'),
            text: line(160, 'One sentence.'),
            to: link('The page of the service.'),
            artwork: artwork.optional(),
          }),
        )
        .length(4),
    }),
    partners: z.strictObject({ heading: sectionHead.heading }),
    reviews: z.strictObject({ heading: sectionHead.heading }),
    inquiry: z.strictObject({
      ...sectionHead,
      contact: button('The link to the contact page.'),
    }),
  })
  .meta({
    description: 'The first page: headline, reasons, news, services, partners, reviews, inquiry.',
  })

const about = z
  .strictObject({
    layout: z.literal('about'),
    ...common,
    hero: z.strictObject(hero),
    cards: z.array(emblemCard).length(3).meta({ description: 'Vision, Mission and Objectives.' }),
    expertise: z.strictObject({
      ...sectionHead,
      areas: z.array(titledText('An area.')).min(2).max(8),
    }),
    faq: z.strictObject(sectionHead),
    partners: z.strictObject({ heading: sectionHead.heading }),
  })
  .meta({
    description:
      'About the institute: its text, three cards, areas of expertise, questions, partners.',
  })

const programs = z
  .strictObject({
    layout: z.literal('programs'),
    ...common,
    hero: z.strictObject(hero),
    list: z.strictObject(sectionHead).meta({ description: 'The head over the cards, read aloud.' }),
    details: z.strictObject(sectionHead).meta({ description: 'The head over the rows.' }),
  })
  .meta({ description: 'The list of programs: a card and a row for each.' })

const contact = z
  .strictObject({
    layout: z.literal('contact'),
    ...common,
    hero: z.strictObject(hero),
    form: z.strictObject({ heading: sectionHead.heading, lead: line(200, 'The subtitle.') }),
    information: z.strictObject({ heading: sectionHead.heading }),
  })
  .meta({ description: 'The contact form, the ways to reach the institute and the map.' })

const service = z
  .strictObject({
    layout: z.literal('service'),
    ...common,
    hero: z.strictObject(hero),
    services: z
      .strictObject({ ...sectionHead, items: z.array(titledText('A service.')).min(1).max(12) })
      .optional(),
    points: z
      .strictObject({ ...sectionHead, items: z.array(titledText('A point.')).min(2).max(6) })
      .optional(),
    steps: z
      .strictObject({ ...sectionHead, items: z.array(titledText('A step.')).length(5) })
      .optional(),
    plans: z.strictObject({ ...sectionHead, items: z.array(plan).min(1).max(4) }).optional(),
    programs: z
      .strictObject(sectionHead)
      .optional()
      .meta({ description: 'Shows the cards of the programs under this heading.' }),
    closing: z.strictObject({
      ...sectionHead,
      button: button('The call to action.'),
    }),
  })
  .meta({
    description:
      'A service: what it is, and any of a list, points, five steps, plans and programs.',
  })

const text = z
  .strictObject({
    layout: z.literal('text'),
    ...common,
    hero: z.strictObject(hero),
  })
  .meta({ description: 'A heading and running text; for all that needs no more.' })

const notFound = z
  .strictObject({
    layout: z.literal('not-found'),
    ...common,
    badge: line(10, 'The woven badge.'),
    heading: sectionHead.heading,
    lead: line(200, 'The sentence below the heading.'),
    buttons: z.array(button('A way on.')).length(2),
  })
  .meta({ description: 'What a visitor sees at an address that does not exist.' })

export const page = z
  .discriminatedUnion('layout', [home, about, programs, contact, service, text, notFound])
  .meta({ description: 'A page of the site. Its `layout` decides which fields it has.' })

export type Page = z.infer<typeof page>
export type LayoutName = Page['layout']
export type PageOf<L extends LayoutName> = Extract<Page, { layout: L }>
export type EmblemName = (typeof emblems)[number]
export type Plan = z.infer<typeof plan>
