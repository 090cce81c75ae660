import * as z from 'zod'
import { defineKind } from '../schema/define-kind.ts'
import { expectedOfSiteUrl } from '../schema/values/https-address.ts'
import { contactForm } from '../schema/contact-form.ts'
import { currency, httpsUrl, line, link, mapping, name, text } from '../schema/fields.ts'
import { isTimeZone } from '../schema/values/time-zone.ts'
import { openingHours } from '../schema/opening-hours.ts'
import { proof } from '../schema/proof.ts'

const entry = { label: line(40, 'The words of the entry.'), to: link('Where it leads.') }
const navigationItem = mapping(entry)

const phoneNumber = (description: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,18}\d$/, 'a number such as +977 1 000 0000')
    .meta({ description, example: '+977 980 000 0000' })

const schema = mapping({
  name: name(60, 'The name of the institute.'),
  nepaliName: name(60, 'The name in Nepali, below the English one.').optional(),
  logo: z
    .string()
    .regex(/^\/(?!\/)\S+\.(?:png|webp)$/, 'a PNG or WebP under public/ such as /images/logo.png')
    .optional()
    .meta({
      description:
        'A square logo, at least 512 pixels wide (in the file, its path under public/); without it the woven mark.',
      example: '/images/logo.png',
      file: 'image',
      shownAt: 512,
    }),
  description: text(160, 'One sentence on the institute for search results.'),
  url: httpsUrl(
    'The public address of the site, with its path if it has one.',
    'https://example.org',
    expectedOfSiteUrl,
  ),
  address: mapping({
    locality: name(60, 'The part of the city.'),
    city: name(60, 'The city.'),
    country: name(60, 'The country.'),
    landmark: name(60, 'A place nearby that everyone knows.').optional(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters such as NP')
      .meta({ description: 'ISO 3166-1 code of the country.' }),
  }).meta({ description: 'The postal address.' }),
  email: z
    .email({ error: 'an email address' })
    .meta({ description: 'The public email address.', neutral: 'info@example.org' }),
  phone: phoneNumber('The phone number in international form.').meta({
    neutral: '+977 1 000 0000',
  }),
  mobile: phoneNumber('A mobile number, if there is one.').optional(),
  whatsapp: phoneNumber('The number that answers on WhatsApp.').optional(),
  viber: phoneNumber('The number that answers on Viber.').optional(),
  currency: currency('The currency of fees that name none: NPR for Nepalese rupees.'),
  openingHours,
  timeZone: z.string().refine(isTimeZone, { error: 'a time zone such as Asia/Kathmandu' }).meta({
    description: 'The time zone in which days begin, the office opens and events take place.',
    example: 'Asia/Kathmandu',
  }),
  social: z
    .array(
      mapping({
        network: z
          .enum(['facebook', 'instagram', 'linkedin', 'x', 'youtube'])
          .meta({ description: 'The network, which gives the icon.' }),
        label: name(40, 'The name read aloud.'),
        url: httpsUrl('The address of the profile.'),
      }),
    )
    .max(6)
    .meta({ description: 'The social profiles in the footer.' }),
  form: contactForm
    .optional()
    .meta({ description: 'The contact form. Without it, pages show email and phone instead.' }),
  map: mapping({
    title: line(60, 'What the map shows.'),
    embed: httpsUrl('The address of the embedded map.').meta({ neutral: undefined }),
    link: httpsUrl('The address of the map for a new tab.').meta({ neutral: undefined }),
    google: httpsUrl('The place on Google Maps.', 'https://maps.app.goo.gl/example').optional(),
    loads: z.enum(['in-view', 'on-press']).optional().meta({
      description:
        'When the map is loaded: when it comes into view, or when its button is pressed.',
      example: 'in-view',
    }),
  }).meta({ description: 'The map on the contact page.' }),
  ...proof,
  navigation: mapping({
    main: z.array(navigationItem).min(1).max(6).meta({ description: 'The links of the header.' }),
    services: mapping({
      label: line(20, 'The words on the button.'),
      items: z
        .array(mapping({ ...entry, text: line(60, 'The line below the name.') }))
        .min(1)
        .max(6)
        .meta({ description: 'The entries of the menu.' }),
    })
      .optional()
      .meta({ description: 'The menu of services in the header, if there is one.' }),
    contact: navigationItem.meta({ description: 'The button at the end of the header.' }),
    quickLinks: z
      .array(navigationItem)
      .min(1)
      .max(8)
      .meta({ description: 'The quick links of the footer.' }),
    privacy: navigationItem
      .optional()
      .meta({ description: 'The link to the page on privacy, at the end of the footer.' }),
  }).meta({ description: 'Header and footer.' }),
  editing: mapping({
    repository: z
      .string()
      .regex(
        /^[a-z\d](?:[a-z\d-]*[a-z\d])?\/(?!\.{1,2}$)[\w.-]+$/i,
        'the owner and the name of a repository such as owner/website',
      )
      .meta({ description: 'The repository on GitHub.', example: 'owner/website' }),
    branch: z
      .string()
      .regex(
        /^(?![-./])(?!.*(?:\.\.|\/[./]|\.lock(?:\/|$)))[\w./-]*[\w-]$/,
        'the name of a branch such as main',
      )
      .meta({ description: 'The branch that the site is built from.', example: 'main' }),
    signIn: httpsUrl('The OAuth worker for a sign-in without a token.').optional(),
  })
    .optional()
    .meta({ description: 'Editing in the browser: with this, a build has the page /admin.' }),
}).meta({
  description: 'What holds for the whole site: names, addresses, menus, the form and the map.',
})

export type Site = z.infer<typeof schema>

export const site = defineKind({
  title: 'Whole site',
  folder: 'content',
  schema,
  body: 'none',
  unique: [],
  persuades: {
    registrations: 'registration',
    payment: 'how to pay',
    founded: 'year of foundation',
    affiliations: 'affiliations',
    graduates: 'graduates',
    directions: 'directions',
    'address.landmark': 'landmark',
    whatsapp: 'WhatsApp',
    logo: 'logo',
  },
})
