import { shellStrings as strings } from '#components/strings.ts'

/** The first thing that takes focus; unseen until then. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-70 bg-ink-900 px-5 py-3 text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-4 focus:px-5 focus:py-3"
    >
      {strings.skip}
    </a>
  )
}
