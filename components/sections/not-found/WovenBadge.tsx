/** Digits of 5 x 7 squares, row by row; `#` is a square. A space ends each row. */
const digits: Readonly<Record<string, string>> = {
  0: '.###. #...# #...# #...# #...# #...# .###.',
  4: '#..#. #..#. #..#. ##### ...#. ...#. ...#.',
  '०': '.###. #...# #...# #...# #...# #...# .###.',
  '४': '#...# .#.#. ..#.. .#.#. #...# #...# .###.',
}

/** Side of a square and distances, in the badge's units. */
const square = 12
const step = 14
const digitStep = 88

/** 404 woven of squares. Other text is set in large type. */
export function WovenBadge({ text }: { text: string }) {
  if (!/^[04०४]+$/.test(text))
    return <p className="font-display text-mega font-semibold text-accent">{text}</p>
  const corners = Array.from(text).flatMap((digit, place) =>
    Array.from((digits[digit] ?? '').matchAll(/#/g), ({ index }) => ({
      x: place * digitStep + (index % 6) * step,
      y: Math.floor(index / 6) * step,
    })),
  )
  /** A square with this side in the middle of each stitch. */
  const squares = (side: number) => {
    const inset = (square - side) / 2
    return corners
      .map(({ x, y }) => `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`)
      .join('')
  }
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${(text.length - 1) * digitStep + 4 * step + square} ${6 * step + square}`}
      shapeRendering="crispEdges"
      className="h-auto w-[clamp(15rem,42vw,27rem)] max-w-full"
    >
      <path className="fill-marigold" d={squares(12)} />
      <path className="fill-gurans-700" d={squares(6)} />
      <path className="fill-white" d={squares(2)} />
    </svg>
  )
}
