import { Photo } from '#components/ui/Picture.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { PageOf } from '#content/kinds/page.ts'

type Props = { of: NonNullable<PageOf<'home'>['photographs']> }

/** Photographs with captions, in a row that scrolls (photographs.css), from `lg` in rows of three. */
export function Photographs({ of }: Props) {
  const { photographs } = useLocale().strings
  if (of.length === 0) return null
  return (
    <div className="wrap pb-section print:hidden">
      {/* Focusable, so that the row scrolls by keyboard. */}
      <div
        role="group"
        aria-label={photographs}
        tabIndex={0}
        className="photographs grid gap-x-5 gap-y-8 overflow-x-auto"
      >
        {of.map(({ image, caption }) => (
          <figure key={image.src}>
            <div className="relative aspect-[3/2] overflow-hidden rounded-sm bg-mist">
              <Photo picture={image} sizes="(min-width: 48rem) 25rem, 17rem" />
            </div>
            <figcaption className="mt-2 text-sm">{caption}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
