import { courseHeadings } from '#content/schema/course/headings.ts'

/**
 * The texts of the interface, by feature. Everything else that visitors read is content.
 * To translate the site, replace this module. Texts that the owner gave keep their spelling.
 */

export const shellStrings = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  mobileNavigation: 'Mobile',
  quickLinks: 'Quick Links',
  visit: 'Visit or write',
  newTab: 'opens in a new tab',
  table: 'Table',
  close: 'Close',
} as const

export const connectionStrings = {
  waiting: { title: 'No connection', text: 'This page will open when you are online again.' },
  unsent: { title: 'You are online again', text: 'Your message still waits on the Contact page.' },
} as const

/** The offline page (`OfflinePage` in layouts/NotFoundLayout.tsx). */
export const offlineStrings = {
  title: 'No connection',
  description: 'This page cannot be loaded without a connection.',
  heading: 'You are offline',
  lead: 'This page has not been read on this device yet, so it needs a connection. It opens by itself when you are online again.',
  call: 'You can reach us by phone:',
  pages: 'These pages open now',
  again: 'Try Again',
  home: 'Back to Home',
} as const

export const formStrings = {
  name: 'Name',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number (Optional)',
  interest: 'Area of interest (Optional)',
  noInterest: 'Select an area',
  service: 'Service',
  noService: '-- Select a service --',
  message: 'Message',
  honeypot: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  continueInquiry: 'Continue on the contact page',
  /** What the contact form says of values that it got from Home's form. */
  inquiry: 'what you wrote on the first page',
  carried: 'Filled in for you:',
  notSent: 'Nothing has been sent yet.',
  sentHeading: 'Message Sent Successfully!',
  sentText: (institute: string) =>
    `Thank you for contacting ${institute}. We’ll get back to you shortly.`,
  another: 'Send Another Message',
  sentToast: { title: 'Message sent!', text: 'Thank you! We’ll get back to you shortly.' },
  failed: {
    title: 'Error',
    text: 'There was a problem sending your message. Please try again.',
  },
  thisField: 'This ',
  offline:
    'You are offline. Your message stays in this tab and can be sent when you are online again.',
  onlineAgain: 'You are online again.',
  sendNow: 'Send It Now',
  byMail: 'Write an e-mail instead',
  mailSubject: 'Message from the website',
  mailCut: ' […] (The form still has all of it.)',
  aboutProgram: (title: string) => `I would like to know more about this program: ${title}.`,
  aboutService: (title: string) => `I would like to know more about this service: ${title}.`,
} as const

export const carouselStrings = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slide: (position: number, count: number) => `${position} of ${count}`,
  counter: (position: number, count: number) => `${position} / ${count}`,
  pause: (what: string) => `Pause ${what}`,
  play: (what: string) => `Play ${what}`,
  previous: 'Previous',
  next: 'Next',
  choose: (itemName: string) => `Choose a ${itemName.toLowerCase()}`,
  dot: (itemName: string, position: number, count: number) => `${itemName} ${position} of ${count}`,
} as const

export const programStrings = {
  breadcrumb: 'Breadcrumb',
  facts: 'Facts',
  duration: 'Length',
  location: 'Place',
  focus: 'Focus',
  placement: 'Placement',
  /** With the size in kB, if it is known: `Download Brochure (PDF, 84 kB)`. */
  brochure: (size?: number) => {
    if (size === undefined) return 'Download Brochure (PDF)'
    const words = size < 1000 ? `${size}\u00A0kB` : `${(size / 1000).toFixed(1)}\u00A0MB`
    return `Download Brochure (PDF,\u00A0${words})`
  },
  more: 'More on this program',
  neighbours: 'More programs',
  previous: 'Previous program',
  next: 'Next program',
  contents: 'On this page',
  ask: 'Ask a question',
  askHeading: 'Apply, or ask first',
  askLead: 'Write to us, and we send you the dates, the terms and what else you want to know.',
  interest: 'Professional Courses',
  all: 'All programs',
  aboutPlan: (name: string) => `I would like to know more about this plan: ${name}.`,
} as const

/** The facts by which people choose a program. A record of its own, since browsers don't need it. */
export const courseStrings = {
  dates: 'Dates',
  nextDate: 'Next date',
  fee: 'Fee',
  free: 'Free',
  covers: (what: string) => `Covers: ${what}`,
  onRequest: 'On request',
  askDates: 'Ask for the dates',
  askFee: 'Ask for the fee',
  aboutDates: (title: string) => `Please tell me when this program begins: ${title}.`,
  aboutFee: (title: string) => `Please tell me what this program costs: ${title}.`,
  starts: (day: string) => `Starts ${day}`,
  apply: 'Apply',
  applyForDate: 'Apply for this date',
  toApply: (what: string) => `I would like to apply for this program: ${what}.`,
  /** On the bar of phones, where there is little room. */
  bar: { label: 'Apply or ask', call: 'Call', brochure: 'Brochure' },
  /** Between two days. */
  to: ' to ',
  applyBy: (day: string) => `Apply by ${day}`,
  bikramSambat: (days: string) => `${days} BS`,
  modes: { 'on site': 'On site', online: 'Online', blended: 'On site and online' },
  seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
  toCalendar: 'Add to calendar',
  calendar: 'Subscribe to the calendar',
  upcoming: 'Upcoming intakes',
  more: 'Read more',
  questions: 'Questions',
  /** The parts of a program's page, in three groups. */
  groups: {
    joining: 'Joining the program',
    content: 'Inside the program',
    applying: 'Fee and application',
  },
  due: (when: string) => `Due: ${when}`,
  refundable: 'You get it back',
  total: 'Total',
  words: 'Words of participants',
  headings: courseHeadings,
} as const

/** A list of several pages. */
export const listStrings = {
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const

export const noticeStrings = {
  heading: 'Notices',
  all: 'All notices',
  categories: {
    admission: 'Admission',
    result: 'Result',
    event: 'Event',
    closure: 'Closure',
    news: 'News',
  },
  over: 'Over',
  overSince: (day: string) => `This is over: its last day was ${day}.`,
  download: 'Download the notice (PDF)',
  feed: 'Subscribe to the feed',
} as const

/** The brochure of a program, beside `courseStrings`. */
export const brochureStrings = {
  columns: {
    days: 'Days',
    applyBy: 'Apply by',
    place: 'Place',
    seats: 'Seats',
    part: 'Part',
    due: 'Due',
    amount: 'Amount',
  },
  andMore: (days: string, count: number) => `${days}, and ${count} more`,
  /** Beside the QR code. */
  code: 'This program on our site, with the form:',
  contact: 'Contact',
} as const

export const notFoundStrings = { didYouMean: 'Did you mean' } as const

export const contactStrings = {
  address: 'Address',
  email: 'E-mail',
  phone: 'Phone',
  mobile: 'Mobile',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  landmark: 'Landmark',
  privacy: 'What happens to your message:',
  openNow: 'Open now',
  closedNow: 'Closed now',
  hours: 'Hours',
  openMap: 'Open in maps',
  openGoogleMaps: 'Open in Google Maps',
  showMap: 'Show the map',
  mapFrom: (host: string) => `Map: ${host}.`,
} as const

export const hoursStrings = {
  open: (days: string) => `Our office is open ${days}`,
  to: ' to ',
  everyDay: 'every day',
  daily: 'Daily',
  noon: 'noon',
  midnight: 'midnight',
} as const

export const privacyStrings = {
  mapNotice: {
    'in-view': (host: string) =>
      `The map comes from ${host}. It is loaded with the Contact page, in most browsers only when it comes into view.`,
    'on-press': (host: string) =>
      `The map comes from ${host}. It is loaded only if you press “${contactStrings.showMap}”.`,
  },
  message: (host: string) =>
    `The contact form sends your message to ${host}, the service that collects messages for us. It receives what you have filled in. It also learns your IP address, and that you come from this site.`,
  map: 'Once the map is loaded, the site that it comes from learns your IP address and that you come from this site, and may set cookies of its own.',
} as const
