import { HtmlValidate } from 'html-validate'

/** Says where HTML is invalid or inaccessible. */
export const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The menu in the header has the first heading, an h2.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // React's style, which is valid HTML.
    'doctype-style': ['error', { style: 'lowercase' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React and the HTML template differ.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A writer may give two sections the same heading.
    'unique-landmark': 'off',
    // A program's long name with the institute's. Only search results shorten it.
    'long-title': ['error', { maxlength: 153 }],
    // Text of twice the size must be able to wrap a number.
    'tel-non-breaking': 'off',
  },
})

/** The faults in the HTML of a built file, each at its offset. */
export const htmlFaults = (file: string, html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => ({
      file,
      rule: 'site-html' as const,
      message: `${message} (${ruleId})`,
      at: offset,
    }))
