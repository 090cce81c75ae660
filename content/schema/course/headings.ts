/** The headings of a program's page above its fields. No text below the fields repeats them. */
export const courseHeadings = {
  audience: 'Who it is for',
  eligibility: 'What you need to join',
  outcomes: 'What you can do afterwards',
  subjects: 'Key subjects',
  timetable: 'Timetable',
  language: 'Language',
  trainers: 'Trainers',
  certificate: 'Certificate',
  recognition: 'Who recognises it',
  fee: 'Fee',
  payment: 'How to pay',
  scholarships: 'Scholarships',
  refund: 'Refunds',
  apply: 'How to apply',
}
