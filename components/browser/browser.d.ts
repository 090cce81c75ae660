/** What browsers offer and TypeScript's DOM library lacks. */

interface Navigator {
  /** Network Information API; Chromium only. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

interface Window {
  /** Trusted Types API; absent in some browsers. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
    ): { createHTML(html: string): string; createScriptURL(url: string): string }
  }
}
