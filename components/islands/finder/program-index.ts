import { useEffect, useState } from 'react'
import { parseDocument } from '#components/browser/page.ts'
import { base, href } from '#components/href.ts'

/** The id of the list on the page that lists all programs. */
export const allProgramsId = '_all-programs'

/** A page: its route without the base, and its name with its language. */
export type Route = { to: string; label: string; lang?: string | undefined }

/** A program with what a search finds it by, besides its name. */
export type FoundProgram = Route & { words: string; facts: readonly string[] }

/** Fetches every program, in order, from the page that lists them all: other pages stay small. */
export async function fetchPrograms(page: string): Promise<FoundProgram[]> {
  const response = await fetch(href(page), { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${page}: ${response.status}`)
  const links = parseDocument(await response.text()).querySelectorAll<HTMLElement>(
    `#${allProgramsId} a`,
  )
  return Array.from(links, (link) => ({
    to: `/${(link.getAttribute('href') ?? '').slice(base.length)}`,
    label: link.textContent,
    words: link.dataset['words'] ?? '',
    facts: link.dataset['facts']?.split('|') ?? [],
    lang: link.closest<HTMLElement>('[lang]')?.lang,
  }))
}

type Index = { programs?: readonly FoundProgram[]; hasFailed: boolean }

/** Every program, fetched from a page as soon as `isNeeded`. */
export function usePrograms(page: string | undefined, isNeeded: boolean): Index {
  const [index, setIndex] = useState<Index>({ hasFailed: false })
  useEffect(() => {
    if (!isNeeded || page === undefined) return
    fetchPrograms(page).then(
      (programs) => setIndex({ programs, hasFailed: false }),
      () => setIndex({ hasFailed: true }),
    )
  }, [page, isNeeded])
  return index
}
