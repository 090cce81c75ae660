import { shellStrings as strings } from '#components/strings.ts'

/** The first thing that takes focus; unseen until then. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-24 left-4 z-70 bg-ink-900 px-5 py-3 text-white focus:top-4"
    >
      {strings.skip}
    </a>
  )
}
