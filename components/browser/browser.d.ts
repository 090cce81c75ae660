/** Browser APIs that TypeScript's DOM library lacks. */

interface Navigator {
  /** Network Information API; Chromium only. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Trusted Types API; undefined in some browsers and on the server. */
declare var trustedTypes:
  | {
      createPolicy?: (
        name: string,
        rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
      ) => { createHTML(html: string): string; createScriptURL(url: string): string }
    }
  | undefined
