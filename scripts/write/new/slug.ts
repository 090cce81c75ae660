const longest = 60

/**
 * The name of a file from the words of a title, whole words of at most 60 characters;
 * empty when the title has no letter that an address can hold.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = (words[0] ?? '').slice(0, longest)
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > longest) break
    slug += `-${word}`
  }
  return slug
}

/** `new-program`, or with the first number that is free. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  let slug = wanted
  for (let count = 2; isTaken(slug); count += 1) slug = `${wanted}-${count}`
  return slug
}
