import type { Root } from 'mdast'
import { BuildStopped } from '#scripts/build-stopped.ts'
import { mdxEngine } from './mdx-engine.ts'
import type { MdxEngine } from './mdx-engine.ts'
import { parseMdx } from './parse-mdx.ts'

/** Throws a `VFileMessage` on the first fault. */
export type MdxParser = (text: string) => Root

/** The parser that is set; throws if it cannot be loaded. */
export const mdxParser = (): Promise<MdxParser> => parsers[mdxEngine()]()

const parsers: Record<MdxEngine, () => Promise<MdxParser>> = {
  unified: async () => parseMdx,
  satteri: async () => {
    const { satteriParser } = await import('./parse-satteri.ts')
    const parse = await satteriParser().catch((error: unknown) => {
      throw new BuildStopped(missing(error))
    })
    return (text) => parse(text) ?? parseMdx(text)
  },
}

const missing = (error: unknown) =>
  `MDX_ENGINE=satteri: the package satteri cannot be loaded (${firstLine(error)}). ` +
  'Run npm ci, or leave MDX_ENGINE out: unified makes the same site.'

const firstLine = (error: unknown) =>
  error instanceof Error ? error.message.split('\n')[0] : String(error)
