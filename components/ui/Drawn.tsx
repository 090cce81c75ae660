import type { Drawing } from '#components/artwork/index.ts'

type Props = {
  of: Drawing
  /** Fills its box and is cropped, as with `object-fit: cover`. */
  cover?: boolean
  className?: string
}

/**
 * A decorative drawing of a few hundred bytes, as part of the page: the headers of a request for a
 * file would be larger. Rendered on the server only.
 */
export function Drawn({ of: { width, height, elements, crisp }, cover = false, className }: Props) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      shapeRendering={crisp ? 'crispEdges' : undefined}
      preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
      className={className}
      dangerouslySetInnerHTML={{ __html: elements }}
    />
  )
}
