/** A document of the developers, compiled by @mdx-js/rollup. */
declare module '*.mdx' {
  import type { ComponentType, ReactElement } from 'react'
  import type { Document } from '#scripts/content/documents/index.ts'

  type Props = {
    readonly components: Readonly<Record<string, ComponentType<never>>>
    readonly documents: readonly Document[]
    /** Addresses of the files in public/. */
    readonly files: readonly string[]
  }
  export default function Content(props: Props): ReactElement
}
