import { courseHeadings } from '#content/schema/course/headings.ts'
import type { Language } from '#content/schema/languages.ts'
import type { Weekday } from '#content/schema/opening-hours.ts'

/**
 * The texts of the interface, by feature. Everything else that visitors read is content. Each
 * language has a module with the same names. Texts that the owner gave keep their spelling.
 */

/** The texts for components that run in the browser too, whose script contains them. */
export const browserStrings = {
  language: 'en' as Language,
  shell: {
    skip: 'Skip to content',
    mainNavigation: 'Main',
    menu: 'Menu',
    mobileNavigation: 'Mobile',
    close: 'Close',
  },
  form: {
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
    /** The form as an application for a program. */
    apply: (program: string) => `Apply: ${program}`,
    applyFor: (what: string) => `I would like to apply for this program: ${what}.`,
    date: 'Which date?',
    noDate: 'I have not decided yet',
    call: 'We call you on this number.',
    steps: 'How to apply',
    sendApplication: 'Send application',
    continueInquiry: 'Continue on the contact page',
    /** Names the values from Home's form, after `carried`. */
    inquiry: 'what you wrote on the first page',
    carried: 'Filled in for you:',
    /** Between what is filled in and the next sentence. */
    carriedEnd: '. ',
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
    /** A sentence from an answer of the form service such as `should be an email`. */
    fault: (message: string, _code: unknown): string =>
      message.replace(/^(?=\p{Ll})/u, 'This ').replace(/([^.!?।])$/, '$1.'),
    byMail: 'Write an email instead',
    mailSubject: 'Message from the website',
    mailCut: ' […] (The form still has all of it.)',
  },
  carousel: {
    roleDescription: 'carousel',
    counter: (position: number, count: number) => `${position} / ${count}`,
    position: (position: number, count: number) => `${position} of ${count}`,
    pause: (what: string) => `Pause ${what}`,
    play: (what: string) => `Play ${what}`,
    previous: (itemName: string) => `Previous ${itemName.toLowerCase()}`,
    next: (itemName: string) => `Next ${itemName.toLowerCase()}`,
    choose: (itemName: string) => `Choose a ${itemName.toLowerCase()}`,
    dot: (itemName: string, position: number, count: number) =>
      `${itemName} ${position} of ${count}`,
  },
}

const showMap = 'Show the map'

/** The texts for components that only the server renders. */
export const pageStrings = {
  home: 'Home',
  table: 'Table',
  photographs: 'Photographs',
  /** Ends a sentence. */
  fullStop: '.',
  footer: {
    quickLinks: 'Quick Links',
    visit: 'Visit or write',
    newTab: 'opens in a new tab',
  },
  /** The slides of carousels. */
  slides: {
    roleDescription: 'slide',
    highlight: 'Highlight',
    review: 'Review',
  },
  /** Beside the heading of a section whose entries are still to be supplied. */
  sample: 'Sample',
  /** The offline page (`OfflinePage` in layouts/NotFoundLayout.tsx). */
  offline: {
    title: 'No connection',
    description: 'This page cannot be loaded without a connection.',
    heading: 'You are offline',
    lead: 'This page has not been read on this device yet, so it needs a connection. It opens by itself when you are online again.',
    call: 'You can reach us by phone:',
    again: 'Try again',
    home: 'Back to Home',
  },
  program: {
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
    /** Without dates or a fee on the page, it promises them. */
    askLead: 'Write to us, and we send you the dates, the terms and what else you want to know.',
    askMore: 'Write to us if you want to know anything else about this program.',
    all: 'All programs',
  },
  /** The message that a link fills in on the contact page. */
  inquiry: {
    program: (title: string) => `I would like to know more about this program: ${title}.`,
    service: (title: string) => `I would like to know more about this service: ${title}.`,
    plan: (name: string) => `I would like to know more about this plan: ${name}.`,
    dates: (title: string) => `Please tell me when this program begins: ${title}.`,
    fee: (title: string) => `Please tell me what this program costs: ${title}.`,
    notice: (title: string) => `I have a question about this notice: ${title}.`,
  },
  /** The facts by which people choose a program. */
  course: {
    program: 'Program',
    dates: 'Dates',
    nextDate: 'Next date',
    free: 'Free',
    covers: (what: string) => `Covers: ${what}`,
    onRequest: 'On request',
    allOnRequest: {
      dates: 'Dates on request',
      fees: 'Fees on request',
      both: 'Dates and fees on request',
    },
    askDates: 'Ask for the dates',
    askFee: 'Ask for the fee',
    starts: (day: string) => `Starts ${day}`,
    apply: 'Apply',
    applyForDate: 'Apply for this date',
    /** On the bar of phones, where there is little room. */
    bar: { label: 'Apply or ask', call: 'Call', brochure: 'Brochure' },
    applyBy: (day: string) => `Apply by ${day}`,
    modes: { 'on site': 'On site', online: 'Online', blended: 'On site and online' },
    seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
    toCalendar: 'Add to calendar',
    calendar: 'Subscribe to the calendar',
    upcoming: 'Upcoming intakes',
    allDates: 'All dates',
    more: 'Read more',
    questions: 'Questions',
    /** The parts of a program's page, in three groups. */
    groups: {
      joining: 'Joining the program',
      content: 'Inside the program',
      applying: 'Fee and application',
    },
    due: (when: string) => `Due: ${when}`,
    instalments: 'When to pay',
    refundable: 'Refundable',
    total: 'Total',
    words: 'What participants say',
    /** Before the name of a program, at a review. */
    participant: 'Participant:',
    since: (year: string) => `Teaching since ${year}`,
    headings: courseHeadings,
  },
  /** The facts by which people see that the institute exists. */
  proof: {
    heading: 'Registration and affiliations',
    founded: 'Founded',
    affiliation: 'Affiliated with',
    graduates: 'Graduates',
    counted: (year: string) => `Counted in ${year}`,
  },
  /** A list of several pages. */
  list: {
    pages: 'Pages',
    year: (year: number | string) => String(year),
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
  notice: {
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
    until: (day: string) => `Until ${day}`,
    statuses: { cancelled: 'Cancelled', moved: 'New date' },
    overSince: (day: string) => `This is over: its last day was ${day}.`,
    download: 'Download the notice (PDF)',
    feed: 'Subscribe to the feed',
  },
  /** The brochure of a program, beside `course`. */
  brochure: {
    columns: {
      days: 'Days',
      applyBy: 'Apply by',
      place: 'Place',
      seats: 'Seats',
      part: 'Part',
      due: 'Due',
      amount: 'Amount',
    },
    feeAndCovers: (fee: string, covers: string) => `${fee}. ${covers}`,
    andMore: (days: string, count: number) => `${days}, and ${count} more`,
    /** Beside the QR code. */
    code: 'This program on our site, with the form:',
    codeLabel: (address: string) => `QR code of the address ${address}`,
    contact: 'Contact',
  },
  notFound: {
    didYouMean: 'Did you mean',
    /** On the not-found page of another language, which some hosts serve at every address. */
    elsewhere: { text: 'This page was not found.', home: 'Go to Home' },
  },
  contact: {
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    mobile: 'Mobile',
    whatsapp: 'WhatsApp',
    viber: 'Viber',
    /** `ways` are those besides the phone. */
    noEmail: (ways: readonly string[]) =>
      `No email? Reach us by ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(['phone', ...ways])}.`,
    landmark: 'Landmark',
    privacy: 'What happens to your message:',
    openNow: 'Open now',
    closedNow: (day: string, time: string) => `Closed now, opens ${day} ${time}`,
    hours: 'Hours',
    directions: 'How to get here',
    openMap: 'Open in maps',
    openGoogleMaps: 'Open in Google Maps',
    showMap,
    mapFrom: (host: string) => `Map: ${host}.`,
  },
  hours: {
    open: (days: string) => `Our office is open ${days}`,
    everyDay: 'every day',
    daily: 'Daily',
    weekday: (day: Weekday): string => day,
    shortWeekday: (day: Weekday) => day.slice(0, 3),
    days: (first: string, last: string) => `${first} to ${last}`,
    list: (days: readonly string[]) => new Intl.ListFormat('en-GB').format(days),
    /** `9am` for 09:00, `12:30pm` for 12:30. */
    time: (time: string) => {
      if (time === '00:00') return 'midnight'
      if (time === '12:00') return 'noon'
      const hour = Number(time.slice(0, 2))
      const minutes = time.slice(2).replace(':00', '')
      return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
    },
    /** The time of an event. */
    clock: (time: string) => time,
    times: (first: string, last: string) => `${first}–${last}`,
  },
  privacy: {
    mapNotice: {
      'in-view': (host: string) =>
        `The map comes from ${host}. It is loaded with the Contact page, in most browsers only when it comes into view.`,
      'on-press': (host: string) =>
        `The map comes from ${host}. It is loaded only if you press “${showMap}”.`,
    },
    message: (host: string) =>
      `The contact form sends your message to ${host}, the service that collects messages for us. It receives what you have filled in. It also learns your IP address, and that you come from this site.`,
    map: 'Once the map is loaded, the site that it comes from learns your IP address and that you come from this site, and may set cookies of its own.',
  },
}
