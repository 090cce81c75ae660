import { Source } from './Source.tsx'
import { Words } from './Words.tsx'

const sample = `---
title: Water Management
summary: "Water: law and practice"
duration: !placeholder 5 days
subjects:
  - Law
  - Practice
artwork:
  hour: noon
---

## About the program

It begins with a week in the field.
`

const rows = [
  ['title: Water Management', 'A field: its name, a colon, a blank, and what it says.'],
  [
    '"Water: law and practice"',
    'Quotation marks around a value with a colon and a blank in it, with a `#` after a blank, or that begins with a sign.',
  ],
  [
    '!placeholder 5 days',
    'Still to be supplied: the site shows it as it is, `npm run launch` lists it. Take the word away with the text.',
  ],
  ['- Law', 'An entry of a list, two blanks in.'],
  ['  hour: noon', 'A field of a group, two blanks in.'],
  ['# only for us', 'Behind this sign stands what nobody but writers reads.'],
  ['<Placeholder>…</Placeholder>', 'In the text: still to be supplied.'],
] as const

/** A file as a whole, and what each of its signs means. */
export const HowFilesLook = () => (
  <>
    <p>
      Between two lines of <code>---</code> stand the fields, one a line; below them the text. The
      name of the file becomes its address, so it is lower-case letters, digits and hyphens.
    </p>
    <Source text={sample} of="content/programs/water-management.mdx" />
    <dl className="fields">
      {rows.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>
            <code>{sign}</code>
          </dt>
          <dd>
            <Words text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  </>
)
