import { components } from '#content/schema/components.ts'
import { parts } from '#content/schema/fields.ts'
import type { KindWords } from './kind-words.ts'

type Entry = readonly [id: string, words: string, below?: readonly Entry[]]

/** The table of contents of the reference. */
export function Contents({ kinds }: { kinds: readonly KindWords[] }) {
  const entries: Entry[] = [
    ['files', 'How a file is written'],
    ['kinds', 'What each file holds', kinds.map(kindEntry)],
    ['parts', 'Shared groups', Object.keys(parts).map((name) => [`part-${name}`, name])],
    ['markdown', 'Text'],
    ['components', 'Components', Object.keys(components).map((name) => [name, name])],
    ['links', 'Where links can lead'],
    [
      'pictures',
      'Woven pictures and icons',
      [
        ['emblems', 'Emblems'],
        ['networks', 'Networks'],
        ['artwork', 'Hours and compositions'],
      ],
    ],
    ['rules', 'What the check looks at'],
  ]
  return (
    <nav className="contents" aria-label="On this page">
      <Entries of={entries} />
    </nav>
  )
}

const kindEntry = ({ name, title, groups }: KindWords): Entry => [
  name,
  title,
  groups.filter((group) => group.name !== '').map((group) => [`${name}-${group.name}`, group.name]),
]

const Entries = ({ of }: { of: readonly Entry[] }) => (
  <ul>
    {of.map(([id, words, below = []]) => (
      <li key={id}>
        <a href={`#${id}`}>{words}</a>
        {below.length > 0 && <Entries of={below} />}
      </li>
    ))}
  </ul>
)
