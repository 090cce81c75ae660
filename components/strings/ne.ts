import type { Weekday } from '#content/schema/opening-hours.ts'
import type { browserStrings as english, pageStrings as englishPages } from './en.ts'

/** The texts of the interface in Nepali (en.ts). A name that a text ends with is never joined to a letter. */

/**
 * With digits in Devanagari, and commas as in Nepal: `३,८५,०००`. Chromium has no data of Nepali, and
 * ignores the digits too, so this asks for them in the English of India.
 */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString('en-IN-u-nu-deva', options)

export const digits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => number(Number(digit)))

export const browserStrings: typeof english = {
  language: 'ne',
  shell: {
    skip: 'मुख्य सामग्रीमा जानुहोस्',
    mainNavigation: 'मुख्य',
    menu: 'मेनु',
    mobileNavigation: 'मेनुका लिङ्कहरू',
    close: 'बन्द गर्नुहोस्',
  },
  form: {
    name: 'नाम',
    fullName: 'पूरा नाम',
    email: 'इमेल',
    phone: 'फोन नम्बर (ऐच्छिक)',
    interest: 'रुचिको क्षेत्र (ऐच्छिक)',
    noInterest: 'क्षेत्र छान्नुहोस्',
    service: 'सेवा',
    noService: '-- सेवा छान्नुहोस् --',
    message: 'सन्देश',
    honeypot: 'यहाँ केही नलेख्नुहोस्',
    send: 'सन्देश पठाउनुहोस्',
    sending: 'पठाइँदै छ…',
    apply: (program) => `आवेदन: ${program}`,
    applyFor: (what) => `म यस कार्यक्रमका लागि आवेदन दिन चाहन्छु: ${what}।`,
    date: 'कुन मितिका लागि?',
    noDate: 'अहिलेसम्म निर्णय गरेको छैन',
    call: 'हामी यही नम्बरमा फोन गर्नेछौँ।',
    steps: 'आवेदन कसरी दिने',
    sendApplication: 'आवेदन पठाउनुहोस्',
    continueInquiry: 'सम्पर्क पृष्ठमा अगाडि बढ्नुहोस्',
    inquiry: 'तपाईँले गृहपृष्ठमा लेख्नुभएको कुरा',
    carried: 'तपाईँका लागि भरिएको:',
    carriedEnd: '। ',
    notSent: 'अहिलेसम्म केही पठाइएको छैन।',
    sentHeading: 'सन्देश सफलतापूर्वक पठाइयो!',
    sentText: (institute) => `सम्पर्क गर्नुभएकोमा ${institute} तपाईँप्रति आभारी छ। हामी चाँडै जवाफ दिनेछौँ।`,
    another: 'अर्को सन्देश पठाउनुहोस्',
    sentToast: { title: 'सन्देश पठाइयो!', text: 'धन्यवाद! हामी चाँडै जवाफ दिनेछौँ।' },
    failed: {
      title: 'सन्देश पठाउन सकिएन',
      text: 'सन्देश पठाउँदा समस्या आयो। कृपया फेरि प्रयास गर्नुहोस्।',
    },
    // The service answers in English, with codes: https://github.com/formspree/formspree-js
    fault: (message, code) => {
      if (/\p{Script=Devanagari}/u.test(message)) return message.replace(/([^.!?।])$/, '$1।')
      if (code === 'TYPE_EMAIL') return 'कृपया सही इमेल ठेगाना लेख्नुहोस्।'
      return String(code).startsWith('REQUIRED')
        ? 'कृपया यो विवरण भर्नुहोस्।'
        : 'यो विवरण मिलेन। कृपया सच्याउनुहोस्।'
    },
    byMail: 'यसको सट्टा इमेल लेख्नुहोस्',
    mailSubject: 'वेबसाइटबाट सन्देश',
    mailCut: ' […] (पूरा सन्देश फाराममै छ।)',
  },
  carousel: {
    roleDescription: 'स्लाइड सो',
    counter: (position, count) => `${number(position)} / ${number(count)}`,
    position: (position, count) => `${number(count)} मध्ये ${number(position)}`,
    pause: (what) => `रोक्नुहोस्: ${what}`,
    play: (what) => `चलाउनुहोस्: ${what}`,
    previous: (itemName) => `अघिल्लो ${itemName}`,
    next: (itemName) => `अर्को ${itemName}`,
    choose: (itemName) => `${itemName} छान्नुहोस्`,
    dot: (itemName, position, count) => `${itemName}, ${number(count)} मध्ये ${number(position)}`,
  },
}

const showMap = 'नक्सा देखाउनुहोस्'

const listOf = (names: readonly string[], last: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(last)

/** From Sunday on. */
export const weekdays: Readonly<Record<Weekday, string>> = {
  Sunday: 'आइतबार',
  Monday: 'सोमबार',
  Tuesday: 'मङ्गलबार',
  Wednesday: 'बुधबार',
  Thursday: 'बिहीबार',
  Friday: 'शुक्रबार',
  Saturday: 'शनिबार',
}

const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'राति'
  if (hour < 12) return 'बिहान'
  return hour < 16 ? 'दिउँसो' : 'बेलुका'
}

/** `बिहान ९ बजे`, `दिउँसो १२:३० बजे`. */
const timeWords = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  const shown = time.endsWith(':00') ? '' : `:${digits(time.slice(3))}`
  return `${partOfDay(hour)}\u00A0${number(hour % 12 || 12)}${shown}\u00A0बजे`
}

export const pageStrings: typeof englishPages = {
  home: 'गृहपृष्ठ',
  table: 'तालिका',
  photographs: 'तस्बिर',
  fullStop: '।',
  footer: {
    quickLinks: 'उपयोगी लिङ्कहरू',
    visit: 'भेट्न आउनुहोस् वा लेख्नुहोस्',
    newTab: 'नयाँ ट्याबमा खुल्छ',
  },
  slides: {
    roleDescription: 'स्लाइड',
    highlight: 'मुख्य झलक',
    review: 'अनुभव',
  },
  sample: 'नमुना',
  offline: {
    title: 'इन्टरनेट जोडिएको छैन',
    description: 'इन्टरनेटविना यो पृष्ठ खोल्न सकिँदैन।',
    heading: 'इन्टरनेट जोडिएको छैन',
    lead: 'यो पृष्ठ तपाईँको फोन वा कम्प्युटरमा पहिले खोलिएको छैन, त्यसैले इन्टरनेट चाहिन्छ। इन्टरनेट फेरि जोडिएपछि यो आफैँ खुल्छ।',
    call: 'हामीलाई फोन गर्न सक्नुहुन्छ:',
    again: 'फेरि प्रयास गर्नुहोस्',
    home: 'गृहपृष्ठमा फर्कनुहोस्',
  },
  program: {
    breadcrumb: 'तपाईँ रहेको ठाउँ',
    facts: 'मुख्य जानकारी',
    duration: 'अवधि',
    location: 'स्थान',
    focus: 'मुख्य क्षेत्र',
    placement: 'इन्टर्नसिप',
    brochure: (size) => {
      if (size === undefined) return 'ब्रोसर डाउनलोड गर्नुहोस् (PDF)'
      const words =
        size < 1000
          ? `${number(size)}\u00A0केबी`
          : `${number(Math.round(size / 100) / 10)}\u00A0एमबी`
      return `ब्रोसर डाउनलोड गर्नुहोस् (PDF,\u00A0${words})`
    },
    more: 'यस कार्यक्रमबारे थप जानकारी',
    neighbours: 'अन्य कार्यक्रम',
    previous: 'अघिल्लो कार्यक्रम',
    next: 'अर्को कार्यक्रम',
    contents: 'यस पृष्ठमा',
    ask: 'सोध्नुहोस्',
    askHeading: 'आवेदन दिनुहोस् वा पहिले सोध्नुहोस्',
    askLead: 'हामीलाई लेख्नुहोस्। हामी मिति, सर्त र तपाईँले जान्न चाहनुभएका अरू कुरा पठाउनेछौँ।',
    askMore: 'यस कार्यक्रमबारे अरू केही जान्न चाहनुहुन्छ भने हामीलाई लेख्नुहोस्।',
    all: 'सबै कार्यक्रम',
  },
  inquiry: {
    program: (title) => `म यस कार्यक्रमबारे थप जान्न चाहन्छु: ${title}।`,
    service: (title) => `म यस सेवाबारे थप जान्न चाहन्छु: ${title}।`,
    plan: (name) => `म यस प्याकेजबारे थप जान्न चाहन्छु: ${name}।`,
    dates: (title) => `यो कार्यक्रम कहिले सुरु हुन्छ, कृपया जानकारी दिनुहोस्: ${title}।`,
    fee: (title) => `यस कार्यक्रमको शुल्क कति लाग्छ, कृपया जानकारी दिनुहोस्: ${title}।`,
    notice: (title) => `यस सूचनाबारे मेरो प्रश्न छ: ${title}।`,
  },
  course: {
    program: 'कार्यक्रम',
    dates: 'मिति',
    nextDate: 'आगामी मिति',
    free: 'निःशुल्क',
    covers: (what) => `यसमा समावेश: ${what}`,
    onRequest: 'सम्पर्क गर्नुभएमा जानकारी दिइन्छ',
    allOnRequest: {
      dates: 'मितिबारे सम्पर्क गर्नुभएमा जानकारी दिइन्छ',
      fees: 'शुल्कबारे सम्पर्क गर्नुभएमा जानकारी दिइन्छ',
      both: 'मिति र शुल्कबारे सम्पर्क गर्नुभएमा जानकारी दिइन्छ',
    },
    askDates: 'मिति सोध्नुहोस्',
    askFee: 'शुल्क सोध्नुहोस्',
    starts: (day) => `सुरु: ${day}`,
    apply: 'आवेदन दिनुहोस्',
    applyForDate: 'यस मितिका लागि आवेदन दिनुहोस्',
    bar: { label: 'आवेदन वा सोधपुछ', call: 'फोन', brochure: 'ब्रोसर' },
    applyBy: (day) => `आवेदनको अन्तिम मिति: ${day}`,
    modes: { 'on site': 'कक्षाकोठामा', online: 'अनलाइन', blended: 'कक्षाकोठा र अनलाइन' },
    seats: (count) => `${number(count)} सिट`,
    toCalendar: 'क्यालेन्डरमा थप्नुहोस्',
    calendar: 'सबै मिति आफ्नो क्यालेन्डरमा राख्नुहोस्',
    upcoming: 'आगामी भर्ना',
    allDates: 'सबै मिति',
    more: 'थप पढ्नुहोस्',
    questions: 'प्रश्नोत्तर',
    groups: {
      joining: 'सहभागी हुनुअघि',
      content: 'कार्यक्रमको विवरण',
      applying: 'शुल्क र आवेदन',
    },
    due: (when) => `बुझाउने समय: ${when}`,
    instalments: 'कहिले बुझाउने',
    refundable: 'यो रकम फिर्ता हुन्छ',
    total: 'जम्मा',
    words: 'सहभागीका भनाइ',
    participant: 'सहभागी:',
    since: (year) => `${year}देखि अध्यापनरत`,
    headings: {
      audience: 'कसका लागि',
      eligibility: 'सहभागी हुन के चाहिन्छ',
      outcomes: 'यसपछि तपाईँले गर्न सक्ने काम',
      subjects: 'मुख्य विषय',
      timetable: 'समयतालिका',
      language: 'भाषा',
      trainers: 'प्रशिक्षक',
      certificate: 'प्रमाणपत्र',
      recognition: 'कसले मान्यता दिन्छ',
      fee: 'शुल्क',
      payment: 'शुल्क कसरी तिर्ने',
      scholarships: 'छात्रवृत्ति',
      refund: 'शुल्क फिर्ता',
      apply: 'आवेदन कसरी दिने',
    },
  },
  proof: {
    heading: 'दर्ता र आबद्धता',
    founded: 'स्थापना',
    affiliation: 'आबद्धता',
    graduates: 'कार्यक्रम पूरा गरेका सहभागी',
    counted: (year) => `${year}सम्मको गणना`,
  },
  list: {
    pages: 'पृष्ठहरू',
    year: (year) => `सन् ${digits(String(year))}`,
    page: (page) => `पृष्ठ ${number(page)}`,
    pageOf: (page, pages) => `${number(pages)} मध्ये पृष्ठ ${number(page)}`,
    previousPage: 'अघिल्लो पृष्ठ',
    nextPage: 'अर्को पृष्ठ',
  },
  notice: {
    heading: 'सूचना',
    all: 'सबै सूचना',
    categories: {
      admission: 'भर्ना',
      result: 'नतिजा',
      event: 'गतिविधि',
      closure: 'बिदा',
      news: 'समाचार',
    },
    until: (day) => `${day}सम्म`,
    over: 'सकियो',
    statuses: { cancelled: 'रद्द भयो', moved: 'मिति सर्‍यो' },
    overSince: (day) => `यो सकियो। अन्तिम दिन: ${day}।`,
    download: 'सूचना डाउनलोड गर्नुहोस् (PDF)',
    feed: 'नयाँ सूचना पाइरहनुहोस् (RSS)',
  },
  brochure: {
    columns: {
      days: 'मिति',
      applyBy: 'आवेदनको अन्तिम मिति',
      place: 'स्थान',
      seats: 'सिट',
      part: 'विवरण',
      due: 'बुझाउने समय',
      amount: 'रकम',
    },
    feeAndCovers: (fee, covers) => `${fee}। ${covers}`,
    andMore: (days, count) => `${days} र थप ${number(count)} वटा`,
    code: 'हाम्रो साइटमा यो कार्यक्रम र फाराम:',
    codeLabel: (address) => `${address} ठेगानाको QR कोड`,
    contact: 'सम्पर्क',
  },
  notFound: {
    didYouMean: 'तपाईँले खोज्नुभएको पृष्ठ यो हो कि:',
    elsewhere: { text: 'यो पृष्ठ भेटिएन।', home: 'गृहपृष्ठमा जानुहोस्' },
  },
  contact: {
    address: 'ठेगाना',
    email: 'इमेल',
    phone: 'फोन',
    mobile: 'मोबाइल',
    whatsapp: 'ह्वाट्सएप',
    viber: 'भाइबर',
    noEmail: (ways) => `इमेल छैन? ${listOf(['फोन', ...ways], ' वा ')}बाट सम्पर्क गर्नुहोस्।`,
    landmark: 'नजिकको चिनिने ठाउँ',
    privacy: 'तपाईँको सन्देश कहाँ जान्छ:',
    openNow: 'अहिले खुला छ',
    closedNow: (day, time) => `अहिले बन्द छ, ${day} ${time} खुल्छ`,
    hours: 'खुल्ने समय',
    directions: 'यहाँ कसरी आउने',
    openMap: 'नक्सामा हेर्नुहोस्',
    openGoogleMaps: 'गुगल म्यापमा हेर्नुहोस्',
    showMap,
    mapFrom: (host) => `नक्सा: ${host}।`,
  },
  hours: {
    open: (days) => `हाम्रो कार्यालय ${days} खुला रहन्छ`,
    everyDay: 'हरेक दिन',
    daily: 'हरेक दिन',
    weekday: (day) => weekdays[day],
    shortWeekday: (day) => weekdays[day].replace('बार', ''),
    days: (first, last) => `${first}देखि ${last}सम्म`,
    list: (days) => listOf(days, ' र '),
    time: timeWords,
    clock: timeWords,
    times: (first, last) => `${first}देखि ${last}सम्म`,
  },
  privacy: {
    mapNotice: {
      'in-view': (host) =>
        `नक्साको स्रोत ${host} हो। यो सम्पर्क पृष्ठसँगै लोड हुन्छ; धेरैजसो ब्राउजरमा नक्सा भएको ठाउँमा पुगेपछि मात्र।`,
      'on-press': (host) =>
        `नक्साको स्रोत ${host} हो। तपाईँले “${showMap}” थिच्नुभयो भने मात्र यो लोड हुन्छ।`,
    },
    message: (host) =>
      `सम्पर्क फारामले तपाईँको सन्देश ${host} सेवामा पठाउँछ। यस सेवाले हाम्रा लागि सन्देश सङ्कलन गर्छ। तपाईँले भर्नुभएका विवरण यसले पाउँछ। तपाईँको आइपी (IP) ठेगाना र तपाईँ यस साइटबाट आउनुभएको कुरा पनि यसले थाहा पाउँछ।`,
    map: 'नक्सा लोड भएपछि नक्सा दिने साइटले तपाईँको आइपी (IP) ठेगाना र तपाईँ यस साइटबाट आउनुभएको कुरा थाहा पाउँछ र आफ्नै कुकी राख्न सक्छ।',
  },
}
