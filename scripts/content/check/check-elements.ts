import type * as z from 'zod'
import { components } from '#content/schema/components.ts'
import { explainIssue } from '../explain/explain-issue.ts'
import { attributesOfHtml, htmlTags, renamedAttributes } from '../markdown/html-tags.ts'
import type { MdxAttribute, MdxElement, MdxFacts } from '../markdown/mdx-facts.ts'
import { didYouMean, meantBy, nearest, surely } from '../explain/nearest.ts'
import { propNotation } from '../explain/notation.ts'
import type { Span } from '#content/schema/collections.ts'
import type { Finding } from '../types.ts'

type Component = { readonly children: boolean; readonly props: z.ZodObject }

export const componentTable: ReadonlyMap<string, Component> = new Map(Object.entries(components))

/** Components and HTML tags against what writers may use. */
export const checkElements = ({ elements, code }: MdxFacts): Finding[] =>
  elements.flatMap((element) => {
    const component = componentTable.get(element.name)
    if (component) {
      // Of a text that could not be read whole, nobody knows what stands between the tags.
      const children = code === '' ? [] : childrenFindings(element, component)
      return [...duplicates(element), ...children, ...checkProps(element, component)]
    }
    return /^[a-z][a-z0-9]*$/.test(element.name) ? checkHtml(element) : [unknownComponent(element)]
  })

/** The props as data: what a component's schema reads. */
export const propsOf = ({ attributes }: MdxElement): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  )

const spanOf = ({ line, column, endColumn }: MdxElement | MdxAttribute) =>
  endColumn === undefined ? { line, column } : { line, column, endColumn }

function unknownComponent(element: MdxElement): Finding {
  const { name } = element
  const message =
    name === ''
      ? 'a tag without a name does nothing; delete <> and </>'
      : `<${name}> is no component that content may use${didYouMean(name, componentTable.keys())}`
  const hint = `There are: ${[...componentTable.keys()].join(', ')}.`
  return { ...spanOf(element), rule: 'unknown-component', message, hint, ...renamed(element) }
}

/** The component that is surely meant, in both tags. */
function renamed({ name, closing, ...start }: MdxElement): Pick<Finding, 'fix'> {
  const right = surely(name, componentTable.keys())
  if (right === undefined) return {}
  const at = ({ line, column }: Span) => ({
    line,
    column,
    endLine: line,
    endColumn: column + name.length,
    text: right,
  })
  return { fix: { ...at(start), ...(closing ? { also: [at(closing)] } : {}) } }
}

function childrenFindings(element: MdxElement, { children }: Component): Finding[] {
  const { name, hasChildren } = element
  if (children === hasChildren) return []
  const message = children
    ? `<${name}> needs text between <${name}> and </${name}>`
    : `<${name}> takes no text; write <${name} … />`
  return [{ ...spanOf(element), rule: 'component-prop', message }]
}

function checkProps(element: MdxElement, { props }: Component): Finding[] {
  const { name, attributes } = element
  const findings: Finding[] = []
  const data = propsOf(element)
  const issues = props.safeParse(data, { error: () => '' }).error?.issues ?? []
  for (const { path, message, hint, meant } of issues.flatMap((issue) =>
    explainIssue(issue, props, data, propNotation),
  )) {
    const attribute = attributes.find((candidate) => candidate.name === path[0])
    if (attribute && attribute.value === undefined) continue
    const field = `${name} ${path.join('.')}`
    const words = {
      message: message.replace('unknown field', 'unknown prop'),
      ...(hint === undefined ? {} : { hint }),
      ...(meant === undefined ? {} : { meant }),
    }
    findings.push({ ...spanOf(attribute ?? element), field, rule: 'component-prop', ...words })
  }
  return findings
}

const duplicates = ({ attributes }: MdxElement): Finding[] =>
  attributes
    .filter(({ name }, index) => attributes.findIndex((other) => other.name === name) < index)
    .map((attribute) =>
      Object.assign(spanOf(attribute), {
        rule: 'component-prop' as const,
        message: `${attribute.name} is written a second time`,
      }),
    )

function checkHtml(element: MdxElement): Finding[] {
  const { name, attributes } = element
  const findings: Finding[] = duplicates(element)
  if (!htmlTags.has(name)) {
    findings.push({ ...spanOf(element), rule: 'html', ...wordsOnTag(name), ...renamed(element) })
    return findings
  }
  for (const attribute of attributes) {
    if (attributesOfHtml.has(attribute.name)) continue
    findings.push({ ...spanOf(attribute), rule: 'html', ...wordsOnAttribute(attribute.name) })
  }
  return findings
}

const inMarkdown = new Map([
  ['a', 'a link is written [text](/contact)'],
  ['img', 'a picture is written ![what it shows](/images/name.jpg)'],
  ['script', 'content runs no scripts'],
  ['style', 'content carries no styles'],
  ...['font', 'center', 'big', 'strike', 'tt', 'marquee'].map((name): [string, string] => [
    name,
    `content carries no styles; delete <${name}> and </${name}>`,
  ]),
  ...['iframe', 'video', 'audio', 'embed', 'object'].map((name): [string, string] => [
    name,
    'content holds no players and frames of other sites; link to it: [text](https://example.org)',
  ]),
  ...[1, 2, 3, 4, 5, 6].map((depth): [string, string] => [
    `h${depth}`,
    'a heading is written ## Heading',
  ]),
])

function wordsOnTag(name: string) {
  const known = inMarkdown.get(name)
  if (known !== undefined) return { message: known }
  const near = nearest(name, componentTable.keys()) ?? surely(name, htmlTags)
  const meant = near === undefined ? '' : `. Did you mean "${near}"?`
  return {
    message: `<${name}> is not allowed in content${meant}`,
    hint: 'If it is no tag, write &lt; for the sign.',
  }
}

function wordsOnAttribute(name: string) {
  const right = renamedAttributes.get(name)
  if (right !== undefined)
    return { message: `${name} is written ${right} here`, meant: { wrong: name, right } }
  if (/^(?:style|class|className)$/.test(name))
    return { message: `${name}: content carries no styles; delete it` }
  if (/^on/i.test(name)) return { message: `${name}: content runs no scripts; delete it` }
  return {
    message: `${name} is not allowed here${didYouMean(name, attributesOfHtml)}`,
    ...meantBy(name, attributesOfHtml),
  }
}
