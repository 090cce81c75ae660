import type { registry } from './registry.tsx'

declare global {
  /** Read by the MDX extensions of editors, which complete and check components. */
  type MDXProvidedComponents = typeof registry
}
