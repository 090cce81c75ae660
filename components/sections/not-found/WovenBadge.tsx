/** One path with a square of the given side in the middle of each stitch. */
const path = (corners: readonly { x: number; y: number }[], side: number) => {
  const inset = (square - side) / 2
  return corners.map(({ x, y }) => `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`).join('')
}

/** 404 woven of squares. Other text is set in large type. */
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

/** Digits of 5 x 7 squares, row by row; `#` is a square. A space ends each row. */
const digits: Readonly<Record<string, string>> = {
  0: '.###. #...# #...# #...# #...# #...# .###.',
  4: '#..#. #..#. #..#. ##### ...#. ...#. ...#.',
}

/** Side of a square and distances, in the badge's units. */
const square = 12
const step = 14
const digitStep = 88
const height = 6 * step + square

const widthOf = (text: string): number => (text.length - 1) * digitStep + 4 * step + square

/** The upper left corners of the squares of a number; undefined if the text has other letters. */
function wovenDigits(text: string): { x: number; y: number }[] | undefined {
  if (!/^[04]+$/.test(text)) return undefined
  return Array.from(text).flatMap((digit, place) =>
    Array.from((digits[digit] ?? '').matchAll(/#/g), ({ index }) => ({
      x: place * digitStep + (index % 6) * step,
      y: Math.floor(index / 6) * step,
    })),
  )
}
