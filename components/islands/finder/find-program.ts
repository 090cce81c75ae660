import { href } from '#components/href.ts'
import { navigate } from '#components/browser/navigate.ts'
import { listPartRoute, pageOfProgram, programRoute } from '#content/schema/routes.ts'

import { allProgramsId, fetchPrograms, type FoundProgram, type Route } from './program-index.ts'

/** Ignores case and the accents of Latin letters. The marks of Devanagari are vowels. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** The words of a program's texts that aren't in its name, each once. */
export function furtherWords(name: string, texts: readonly string[]): string[] {
  const words = new Set(wordsIn(texts.join(' ')).filter((word) => word.length > 2))
  return [...words].filter((word) => !plain(name).includes(word))
}

/** The programs that have every word of a query and all of the facts. None if nothing is asked for. */
export function matching(
  query: string,
  programs: readonly FoundProgram[],
  facts: readonly string[] = [],
): FoundProgram[] {
  const asked = wordsIn(query)
  if (asked.length === 0 && facts.length === 0) return []
  return programs.filter((program) => {
    const text = `${plain(program.label)} ${program.words}`
    const hasWords = asked.every((word) => text.includes(word))
    return hasWords && facts.every((fact) => program.facts.includes(fact))
  })
}

/** Hides the cards and rows of all other programs. Without an argument, shows every program. */
export function showOnly(found: readonly Route[] | undefined): void {
  const shown = found && new Set(found.map(({ to }) => href(to)))
  const parts = document.querySelectorAll<HTMLElement>(
    `main li[class^='group/card'], .accordion > *, #${allProgramsId} > *`,
  )
  for (const part of parts) {
    const link = part.querySelector(`a[href^="${href(programRoute(''))}"]`)
    part.hidden = shown?.has(link?.getAttribute('href') ?? '') === false
  }
}

/** The address of a program's row on its page of the list; undefined for an unknown slug. */
export function rowOf(slug: string, programs: readonly Route[], list: string): string | undefined {
  const index = programs.findIndex(({ to }) => to === programRoute(slug))
  return index === -1 ? undefined : `${listPartRoute(list, pageOfProgram(index))}#${slug}`
}

/** If the #fragment is a program's row on another page of the list, goes there. */
export async function followRow(list: string): Promise<void> {
  const slug = location.hash.slice(1)
  if (slug === '' || document.getElementById(slug)) return
  const programs = await fetchPrograms(listPartRoute(list, 'all')).catch(() => [])
  const row = rowOf(slug, programs, list)
  if (row !== undefined && location.hash === `#${slug}`) navigate(row, { replace: true })
}
