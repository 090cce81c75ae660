import type * as z from 'zod'
import { components } from '#content/schema/components.ts'
import { parseData, propNotation } from '../explain/explain-issue.ts'
import { attributesOfHtml, htmlTags, renamedAttributes } from '../markdown/html-tags.ts'
import type { CompiledBody } from '../markdown/compile-body.ts'
import type { MdxAttribute, MdxElement } from '../markdown/collect-written.ts'
import { nearest } from '#scripts/system/nearest.ts'
import { didYouMean, suggest, unambiguous } from '../explain/suggest.ts'
import type { Span } from '#content/schema/collections.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

type Component = { readonly children: boolean; readonly props: z.ZodObject }

export const componentTable: ReadonlyMap<string, Component> = new Map(Object.entries(components))

/** Checks components and HTML tags. */
export const checkElements = ({ elements, tree }: CompiledBody): LocalDiagnostic[] =>
  elements.flatMap((element) => {
    const component = componentTable.get(element.name)
    if (component) {
      // In a text that couldn't be read, the text between the tags may be missing.
      const children = tree ? checkChildren(element, component) : []
      return [...duplicates(element), ...children, ...checkProps(element, component)]
    }
    return /^[a-z][a-z0-9]*$/.test(element.name) ? checkHtml(element) : [unknownComponent(element)]
  })

/** The props as data, for the component's schema. */
export const propsOf = ({ attributes }: MdxElement): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  )

const spanOf = ({ line, column, endColumn }: MdxElement | MdxAttribute) =>
  endColumn === undefined ? { line, column } : { line, column, endColumn }

function unknownComponent(element: MdxElement): LocalDiagnostic {
  const { name } = element
  const message =
    name === ''
      ? 'a tag without a name does nothing; delete <> and </>'
      : name === 'Placeholder'
        ? '<Placeholder> is now <ToSupply> for facts, <ToConfirm> for words'
        : `<${name}> is not a component that content may use${didYouMean(name, componentTable.keys())}`
  const hint = `There are: ${[...componentTable.keys()].join(', ')}.`
  return { ...spanOf(element), rule: 'unknown-component', message, hint, ...renamed(element) }
}

/** The fix that renames both tags, if there is only one possibility. */
function renamed({ name, closing, ...start }: MdxElement): Pick<LocalDiagnostic, 'fix'> {
  const right = unambiguous(name, componentTable.keys())
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

function checkChildren(element: MdxElement, { children }: Component): LocalDiagnostic[] {
  const { name, hasChildren } = element
  if (children === hasChildren) return []
  const message = children
    ? `<${name}> needs text between <${name}> and </${name}>`
    : `<${name}> takes no text; write <${name} … />`
  return [{ ...spanOf(element), rule: 'component-prop', message }]
}

function checkProps(element: MdxElement, { props }: Component): LocalDiagnostic[] {
  const { name, attributes } = element
  const diagnostics: LocalDiagnostic[] = []
  const data = propsOf(element)
  for (const { path, at: _, message, ...text } of parseData(props, data, propNotation).faults) {
    const attribute = attributes.find((candidate) => candidate.name === path[0])
    if (attribute && attribute.value === undefined) continue
    const field = `${name} ${path.join('.')}`
    diagnostics.push({
      ...text,
      ...spanOf(attribute ?? element),
      field,
      rule: 'component-prop',
      message: message.replace('unknown field', 'unknown prop'),
    })
  }
  return diagnostics
}

const duplicates = ({ attributes }: MdxElement): LocalDiagnostic[] =>
  attributes
    .filter(({ name }, index) => attributes.findIndex((other) => other.name === name) < index)
    .map((attribute) =>
      Object.assign(spanOf(attribute), {
        rule: 'component-prop' as const,
        message: `${attribute.name} is written a second time`,
      }),
    )

function checkHtml(element: MdxElement): LocalDiagnostic[] {
  const { name, attributes } = element
  const diagnostics: LocalDiagnostic[] = duplicates(element)
  if (!htmlTags.has(name)) {
    diagnostics.push({ ...spanOf(element), rule: 'html', ...tagText(name), ...renamed(element) })
    return diagnostics
  }
  for (const attribute of attributes) {
    if (attributesOfHtml.has(attribute.name)) continue
    diagnostics.push({ ...spanOf(attribute), rule: 'html', ...attributeText(attribute.name) })
  }
  return diagnostics
}

const inMarkdown = new Map([
  ['a', 'a link is written [text](/contact)'],
  ['img', 'a picture is written ![what it shows](/images/name.jpg)'],
  ['script', 'scripts are not allowed'],
  ['style', 'styles are not allowed'],
  ...['font', 'center', 'big', 'strike', 'tt', 'marquee'].map((name): [string, string] => [
    name,
    `styles are not allowed; delete <${name}> and </${name}>`,
  ]),
  ...['iframe', 'video', 'audio', 'embed', 'object'].map((name): [string, string] => [
    name,
    'players and frames of other sites are not allowed; link to it: [text](https://example.org)',
  ]),
  ...[1, 2, 3, 4, 5, 6].map((depth): [string, string] => [
    `h${depth}`,
    'a heading is written ## Heading',
  ]),
])

function tagText(name: string) {
  const known = inMarkdown.get(name)
  if (known !== undefined) return { message: known }
  const near = nearest(name, componentTable.keys()) ?? unambiguous(name, htmlTags)
  const question = near === undefined ? '' : `. Did you mean "${near}"?`
  return {
    message: `<${name}> is not allowed in content${question}`,
    hint: "If it isn't a tag, write &lt; for the character.",
  }
}

function attributeText(name: string) {
  const right = renamedAttributes.get(name)
  if (right !== undefined)
    return { message: `${name} is written ${right} here`, suggestion: { wrong: name, right } }
  if (/^(?:style|class|className)$/.test(name))
    return { message: `${name}: styles are not allowed; delete it` }
  if (/^on/i.test(name)) return { message: `${name}: scripts are not allowed; delete it` }
  return {
    message: `${name} is not allowed here${didYouMean(name, attributesOfHtml)}`,
    ...suggest(name, attributesOfHtml),
  }
}
