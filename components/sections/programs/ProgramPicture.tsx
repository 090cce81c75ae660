import type { Program } from '#content/schema/program.ts'
import { Photo } from '#components/ui/Photo.tsx'
import { Weaving } from '#components/ui/Weaving.tsx'
import type { ListedEntry } from '#content/schema/collections.ts'

/** One, two or three cards side by side. */
const sizes = '(min-width: 73.75rem) 25rem, (min-width: 48rem) 50vw, 100vw'
const hover = 'zoom motion-safe:group-hover/card:[scale:1.03]'

/** A program's picture. Its weaving is behind it, and shows if there is none or it fails to load. */
export function ProgramPicture({ program }: { program: ListedEntry<Program> }) {
  const { artwork, image } = program.data
  return (
    <div className="relative aspect-video overflow-hidden rounded-sm bg-mist">
      <Weaving
        slug={program.slug}
        layout="card"
        artwork={artwork}
        className={`size-full object-cover ${hover}`}
      />
      {image && <Photo picture={image} sizes={sizes} className={hover} />}
    </div>
  )
}
