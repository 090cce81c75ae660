import type { Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import type { ReactNode } from 'react'
import { visit } from 'unist-util-visit'
import { Body, Prose } from '#components/mdx/Body.tsx'
import { sectionRegistry, Table } from '#components/mdx/registry.tsx'
import { Trainers } from '#components/sections/common/Trainers.tsx'
import { Lines } from '#components/ui/Lines.tsx'
import type { Locale } from '#components/locale.ts'
import { useLocale } from '#components/use-locale.tsx'
import type { ContentOn, EntryOf } from '#content/kinds/content.ts'
import type { Program } from '#content/kinds/program.ts'
import { TitledTexts } from '../institute/TitledTexts.tsx'
import { IntakeList } from '../course/Intakes.tsx'
import {
  costsMoney,
  coveredBy,
  courseParts,
  type CoursePart,
  feeRows,
  feeWords,
  type PartName,
} from '../course/words.ts'
import { ApplyButton } from './KeyFacts.tsx'

/** A heading that the list of contents links to. */
type PartHeading = { id: string; heading: string }

/** A part of a program's page. Only the writer's text has several headings. */
type Part = {
  id: string
  heading?: string
  headings?: readonly PartHeading[]
  /** True if it needs the whole width, for example for a table. */
  wide?: boolean
  content: ReactNode
}

/** Parts below a heading. */
export type PartGroup = { id: string; heading: string; parts: readonly Part[] }

/** The headings `##` of a text, without the hidden heading of footnotes. */
function headingsOf({ body }: EntryOf<'program'>) {
  const tree: Root = JSON.parse(body.tree)
  const headings: PartHeading[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2' || node.properties['id'] === 'footnote-label') return
    headings.push({ id: String(node.properties['id']), heading: toString(node) })
  })
  return headings
}

/** The parts of a program's page by group. Parts without content are left out. */
export function partGroups(
  program: EntryOf<'program'>,
  { site, trainers }: Pick<ContentOn<'program'>, 'site' | 'trainers'>,
  locale: Locale,
): PartGroup[] {
  const { data } = program
  const { headings, groups, dates } = locale.strings.course
  const fields = (...names: PartName[]) => courseParts(data, names, locale).map(fieldPart)
  const part = (id: keyof typeof headings, content: ReactNode, wide = true): Part => ({
    id,
    heading: headings[id],
    wide,
    content,
  })
  const group = (
    name: keyof typeof groups,
    parts: readonly (Part | false | undefined)[],
  ): PartGroup => ({
    id: `_${name}`,
    heading: groups[name],
    parts: parts.filter((each) => !!each),
  })
  return [
    group('joining', [
      !!data.intakes?.length && {
        id: '_dates',
        heading: dates,
        wide: true,
        content: <IntakeList program={program} />,
      },
      ...fields('audience', 'eligibility', 'timetable', 'language'),
    ]),
    group('content', [
      ...fields('outcomes'),
      part('subjects', <SubjectList subjects={data.subjects} />),
      !program.body.isEmpty && {
        id: '_text',
        headings: headingsOf(program),
        wide: true,
        content: (
          <Prose>
            <Body of={program} components={sectionRegistry} />
          </Prose>
        ),
      },
      trainers.length > 0 && part('trainers', <Trainers trainers={trainers} heading="h4" />),
      ...fields('certificate'),
      data.recognition && part('recognition', <Recognition of={data.recognition} />, false),
    ]),
    group('applying', [
      data.fee && part('fee', <FeeTable program={data} />),
      site.payment && costsMoney(data) && part('payment', <TitledTexts of={site.payment} />, false),
      ...fields('scholarships', 'refund', 'apply'),
      data.apply && {
        id: '_apply',
        wide: true,
        content: (
          <div className="hidden md:block lg:hidden">
            <ApplyButton program={program} />
          </div>
        ),
      },
    ]),
  ].filter(({ parts }) => parts.length > 0)
}

/** A part with the text of a field. */
function fieldPart({ id, heading, lines, form }: CoursePart): Part {
  const List = form === 'steps' ? 'ol' : 'ul'
  const items = lines.map((line) => <li key={line}>{line}</li>)
  return {
    id,
    heading,
    content: (
      <Prose>
        {form === 'text' ? (
          <p>
            <Lines of={lines.join('\n')} />
          </p>
        ) : (
          <List>{items}</List>
        )}
      </Prose>
    ),
  }
}

/** Key subjects, with diamonds as bullets (programs.css). */
export function SubjectList({ subjects }: { subjects: readonly string[] }) {
  return (
    <ul className="subjects">
      {subjects.map((subject) => (
        <li key={subject}>{subject}</li>
      ))}
    </ul>
  )
}

/** A group of parts below its heading. Short parts are side by side. */
export function ProgramParts({ id, heading, parts }: PartGroup) {
  return (
    <section aria-labelledby={id} className="grid gap-8 border-t-2 border-ink-900 pt-7">
      <h2 id={id} className="text-quote">
        {heading}
      </h2>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {parts.map((part) => (
          <section key={part.id} className={part.wide ? 'md:col-span-full' : undefined}>
            {part.heading !== undefined && (
              <h3 id={part.id} className="mb-2">
                {part.heading}
              </h3>
            )}
            {part.content}
          </section>
        ))}
      </div>
    </section>
  )
}

/** The fee: its parts with the days on which they are due, and the total. */
function FeeTable({ program }: { program: Program }) {
  const locale = useLocale()
  const strings = locale.strings.course
  const rows = feeRows(program, locale)
  const covers = coveredBy(program)
  if (rows.length === 0)
    return (
      <Prose>
        <p className="font-semibold text-ink-900">
          {feeWords(program, locale) ?? strings.onRequest}
        </p>
        {covers !== undefined && <p>{strings.covers(covers)}</p>}
      </Prose>
    )
  return (
    <Prose>
      <Table className="w-full">
        <tbody>
          {rows.map(({ name, amount, due, note, isTotal }) => (
            <tr key={name} className={isTotal ? 'font-semibold text-ink-900' : undefined}>
              <th scope="row">
                {name}
                {due !== undefined && <Note>{strings.due(due)}</Note>}
                {note !== undefined && <Note>{note}</Note>}
              </th>
              <td data-align="right">{amount}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Prose>
  )
}

const Note = ({ children }: { children: string }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)

/** The bodies that recognise the certificate, and what their recognition means. */
function Recognition({ of }: { of: NonNullable<Program['recognition']> }) {
  return (
    <dl className="grid gap-4">
      {of.map(({ by, says, link }) => (
        <div key={by}>
          <dt className="font-semibold text-ink-900">
            {link === undefined ? (
              by
            ) : (
              <a
                href={link}
                className="-my-2 inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                {by}
              </a>
            )}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
