import { height, square, widthOf, wovenDigits } from './woven-digits.ts'

/** A square of the given side in the middle of each stitch, as one path. */
const path = (corners: readonly { x: number; y: number }[], side: number) => {
  const inset = (square - side) / 2
  return corners.map(({ x, y }) => `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`).join('')
}

/** A number woven of squares; other words stand in large letters. */
export function WovenBadge({ text }: { text: string }) {
  const corners = wovenDigits(text)
  if (!corners) {
    return <p className="font-display text-mega font-semibold text-accent">{text}</p>
  }
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${widthOf(text)} ${height}`}
      shapeRendering="crispEdges"
      className="h-auto w-[clamp(15rem,42vw,27rem)] max-w-full"
    >
      <path className="fill-marigold" d={path(corners, 12)} />
      <path className="fill-gurans-700" d={path(corners, 6)} />
      <path className="fill-white" d={path(corners, 2)} />
    </svg>
  )
}
