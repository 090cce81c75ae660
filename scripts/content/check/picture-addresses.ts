import type { Content } from '#content/schema/collections.ts'

/** The address of every picture that the content shows, in frontmatter and in texts. */
export function pictureAddresses(content: Content): string[] {
  const { pages, programs, testimonials, partners, faqs } = content
  const pictures = [
    ...pages.map(({ data }) => ('hero' in data ? data.hero.image : undefined)),
    ...programs.map(({ data }) => data.image),
    ...testimonials.map(({ data }) => data.image),
    ...partners.map(({ data }) => data.logo),
    ...[...pages, ...programs, ...faqs].flatMap(({ body }) => body.images),
  ]
  return [...new Set(pictures.flatMap((picture) => picture?.src ?? []))]
}
