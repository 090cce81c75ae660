import { useLocale } from '#components/use-locale.tsx'
import { Portrait } from '#components/ui/Artwork.tsx'
import { Lines } from '#components/ui/Lines.tsx'
import { Section } from '#components/ui/Section.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import type { ListedEntry } from '#content/schema/collections.ts'
import type { Testimonial } from '#content/schema/sections/testimonial.ts'

type Props = { testimonials: readonly ListedEntry<Testimonial>[] }

/** What participants say of a program, side by side. Nothing if there are no such words. */
export function Participants({ testimonials }: Props) {
  const { words } = useLocale().strings.course
  if (testimonials.length === 0) return null
  return (
    <Section head={{ id: 'reviews', heading: words }}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {testimonials.map((testimonial) => {
          const { name, role, text, image } = testimonial.data
          return (
            <li key={testimonial.slug}>
              <figure className="grid content-start gap-4 border-l-6 border-marigold pl-4">
                <blockquote className="text-lead">
                  “<Lines of={text} />”
                </blockquote>
                <figcaption className="flex items-center gap-4">
                  <Portrait slug={testimonial.slug} image={image} className="size-18 shrink-0" />
                  <span className="text-sm">
                    <span className="block font-semibold text-ink-900">{name}</span>
                    {role}
                    <UnpublishedMark of={testimonial} />
                  </span>
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
