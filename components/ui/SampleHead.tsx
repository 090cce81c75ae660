import type { ReactNode } from 'react'
import type { ListedEntry } from '#content/schema/entry.ts'

/** True if placeholders are among the entries, as in a build until the site has a real address. */
export const hasSample = (entries: readonly Pick<ListedEntry<unknown>, 'toSupply'>[]): boolean =>
  entries.some(({ toSupply }) => toSupply.includes('name'))

/** A heading, and beside it the word `sample` if its section shows placeholders. */
export function SampleHead({
  sample,
  children,
}: {
  sample: string | undefined
  children: ReactNode
}) {
  if (sample === undefined) return children
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <small className="border px-1.5 text-[0.75rem] font-semibold uppercase">{sample}</small>
    </div>
  )
}
