import type { Drawing } from '#components/artwork/index.ts'

type Props = {
  of: Drawing
  /** Fills its box, cut where the proportions differ, as `object-fit: cover` does. */
  cover?: boolean
  className?: string
}

/**
 * Server side: a drawing of a few hundred bytes, in the page itself, where a file would cost a
 * request and more bytes for its headers than for itself. It is decoration.
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
