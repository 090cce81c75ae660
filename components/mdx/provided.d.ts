import type { registry } from './registry.tsx'

declare global {
  /** What the MDX extension of editors completes and checks in every MDX file. */
  type MDXProvidedComponents = typeof registry
}
