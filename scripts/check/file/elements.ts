import { propNotation } from './notation.ts'
import { attributesOf, attributesOfHtml, htmlTags } from '#content/schema/html-tags.ts'
import type { CompiledBody, MdxAttribute, MdxElement } from '#scripts/read/markdown/index.ts'
import { nearest } from '#scripts/system/text/nearest.ts'
import {
  didYouMean,
  questionAbout,
  suggest,
  unambiguous,
  type LocalDiagnostic,
} from '#scripts/read/diagnostics/index.ts'
import { schemaFaults } from './schema-faults.ts'
import type { Span } from '#content/schema/entry.ts'
import { type Component, componentTable, propsOf } from '#scripts/read/documents/index.ts'
import type { FileRules } from '../rule.ts'

export const elementRules: FileRules = {
  check: ({ body }) => (body ? elementFaults(body) : []),
  rules: {
    'unknown-component': {
      does: 'A component is one that writers may use.',
      bad: { text: '<‸Calout>Bring a pen.</Calout>' },
      good: { text: '<Callout>Bring a pen.</Callout>' },
    },
    'component-prop': {
      does: 'A component gets the props it has.',
      bad: { text: '<Callout ‸titel="Note">Bring a pen.</Callout>' },
      good: { text: '<Callout title="Note">Bring a pen.</Callout>' },
    },
  },
}

const elementFaults = ({ elements, tree }: CompiledBody): LocalDiagnostic[] =>
  elements.flatMap((element) => {
    const component = componentTable.get(element.name)
    if (component) {
      // In a text that couldn't be read, the text between the tags may be missing.
      const children = tree ? checkChildren(element) : []
      return [...duplicates(element), ...children, ...checkProps(element, component.props)]
    }
    return /^[a-z][a-z0-9]*$/.test(element.name) ? checkHtml(element) : [unknownComponent(element)]
  })

const spanOf = ({ line, column, endColumn }: Span): Span => ({ line, column, endColumn })

function unknownComponent(element: MdxElement): LocalDiagnostic {
  const { name } = element
  const message = `<${name}> is not a component that content may use${didYouMean(name, componentTable.keys())}`
  const hint = `There are: ${[...componentTable.keys()].join(', ')}.`
  return { ...spanOf(element), rule: 'unknown-component', message, hint, ...renamed(element) }
}

function renamed({ name, closing, ...start }: MdxElement): Pick<LocalDiagnostic, 'fix'> {
  const right = unambiguous(name, componentTable.keys())
  if (right === undefined) return {}
  const at = ({ line, column }: Span) => {
    return { line, column, endLine: line, endColumn: column + name.length, text: right }
  }
  return { fix: { ...at(start), also: closing && [at(closing)] } }
}

function checkChildren(element: MdxElement): LocalDiagnostic[] {
  const { name, hasChildren } = element
  if (hasChildren) return []
  const message = `<${name}> needs text between <${name}> and </${name}>`
  return [{ ...spanOf(element), rule: 'component-prop', message }]
}

function checkProps(
  element: MdxElement,
  props: Component['props'],
  rule: LocalDiagnostic['rule'] = 'component-prop',
): LocalDiagnostic[] {
  const { name, attributes } = element
  return schemaFaults(props, propsOf(element), propNotation).flatMap((fault): LocalDiagnostic[] => {
    const { path, at: _, message, ...text } = fault
    const attribute = attributes.find((candidate) => candidate.name === path[0])
    if (attribute && attribute.value === undefined) return []
    const place = { ...spanOf(attribute ?? element), field: `${name} ${path.join('.')}` }
    const ownMessage = message.replace('unknown field', 'unknown prop')
    return [{ ...text, ...place, rule, message: ownMessage }]
  })
}

const duplicates = ({ attributes }: MdxElement): LocalDiagnostic[] =>
  attributes.flatMap((attribute, index) => {
    const { name } = attribute
    const isSecond = attributes.slice(0, index).some((other) => other.name === name)
    const message = `${name} is written a second time`
    return isSecond ? [{ ...spanOf(attribute), rule: 'component-prop', message }] : []
  })

function checkHtml(element: MdxElement): LocalDiagnostic[] {
  const { name, attributes } = element
  const rule = 'html' as const
  if (!htmlTags.has(name))
    return [{ ...spanOf(element), rule, ...tagText(name), ...renamed(element) }]
  const own = attributesOf(name)
  const isOwn = (attribute: MdxAttribute) => Object.hasOwn(own.shape, attribute.name)
  const others = attributes.filter((each) => !isOwn(each))
  return [
    ...duplicates(element),
    ...checkProps({ ...element, attributes: attributes.filter(isOwn) }, own, rule),
    ...others.map((each) => Object.assign(spanOf(each), { rule }, attributeText(each.name, name))),
  ]
}

const instead: readonly (readonly [tags: RegExp, words: string])[] = [
  [/^a$/, 'a link is written [text](/contact)'],
  [/^img$/, 'a picture is written ![what it shows](/images/name.jpg)'],
  [/^script$/, 'scripts are not allowed'],
  [/^style$/, 'styles are not allowed'],
  [/^h[1-6]$/, 'a heading is written ## Heading'],
]

function tagText(name: string) {
  const [, words] = instead.find(([tags]) => tags.test(name)) ?? []
  if (words !== undefined) return { message: words }
  const near = nearest(name, componentTable.keys()) ?? unambiguous(name, htmlTags)
  return {
    message: `<${name}> is not allowed in content${questionAbout(near)}`,
    hint: "If it isn't a tag, write &lt; for the character.",
  }
}

function attributeText(name: string, tag: string) {
  if (/^(?:style|class|className)$/.test(name))
    return { message: `${name}: styles are not allowed; delete it` }
  if (/^on/i.test(name)) return { message: `${name}: scripts are not allowed; delete it` }
  if (attributesOfHtml.has(name)) return { message: `<${tag}> has no ${name}; delete it` }
  return {
    message: `${name} is not allowed here${didYouMean(name, attributesOfHtml)}`,
    ...suggest(name, attributesOfHtml),
  }
}
