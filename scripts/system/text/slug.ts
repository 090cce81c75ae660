import { romanized } from '#content/schema/values/romanized.ts'

/** A text as a slug: a to z, digits and single hyphens; cut at a whole word, empty without letters. */
export function slugOf(text: string, maxLength = 60): string {
  const words = romanized(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = (words[0] ?? '').slice(0, maxLength)
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > maxLength) break
    slug += `-${word}`
  }
  return slug
}
