import { createContext, use } from 'react'
import { browserStrings } from './en.ts'

type BrowserStrings = typeof browserStrings

let ofDocument = browserStrings

/** In the browser: the texts in the language of the document's header and footer. */
export const documentStrings = (): BrowserStrings => ofDocument

export const setDocumentStrings = (strings: BrowserStrings): void => void (ofDocument = strings)

/** The server renders pages in all languages. */
export const BrowserStringsContext = /* @__PURE__ */ createContext(browserStrings)

/** The texts for components that run on the server and in the browser. */
export const useBrowserStrings = (): BrowserStrings =>
  import.meta.env.SSR ? use(BrowserStringsContext) : ofDocument
