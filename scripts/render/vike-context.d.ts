import type { PageInput } from './page-input.ts'

declare global {
  namespace Vike {
    interface PageContextServer {
      /** What a build has the page rendered from. */
      input?: PageInput
    }
  }
}
