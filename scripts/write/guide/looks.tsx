import type { ReactNode } from 'react'
import { Body } from '#components/mdx/Body.tsx'
import { components } from '#content/schema/components.ts'
import { compileBody } from '#scripts/content/index.ts'
import { markdownSamples } from './markdown-samples.ts'

/** What visitors see of each example of the reference, by its text: made as every page is. */
export async function looks(): Promise<ReadonlyMap<string, ReactNode>> {
  const texts = [...markdownSamples.map(({ text }) => text), ...examples()]
  const made = new Map<string, ReactNode>()
  for (const text of texts) {
    const { diagnostics, tree } = compileBody(text)
    const [diagnostic] = diagnostics
    if (diagnostic) throw new Error(`The example ${text} has a fault: ${diagnostic.message}`)
    if (tree) made.set(text, <Body of={{ body: { tree } }} />)
  }
  return made
}

const examples = () => Object.values(components).map(({ example }) => example)
