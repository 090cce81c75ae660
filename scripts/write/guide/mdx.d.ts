/** A document for developers, compiled by @mdx-js/rollup. */
declare module '*.mdx' {
  import type { ComponentType } from 'react'

  const Content: ComponentType<{ components: Record<string, ComponentType> }>
  export default Content
}
