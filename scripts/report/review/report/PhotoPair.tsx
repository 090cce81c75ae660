import type { Photo, Shot } from '../photograph.ts'

/** Both looks of a part of a page, over each other with a slider between them. */
export function PhotoPair({ photo }: { photo: Photo }) {
  const { width, top, pageHeight, before, after } = photo
  const height = Math.max(before.height, after.height)
  const name = width < 600 ? 'Phone' : 'Desktop'
  const until = top + after.height
  const where =
    top === 0 && until >= pageHeight ? 'the whole page' : `rows ${top} to ${until} of ${pageHeight}`
  return (
    <figure className="photo" style={{ maxWidth: width }}>
      <figcaption>
        {name}, {width} pixels: {where}
      </figcaption>
      <label>
        <span>Before</span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={`${name}: how much is shown of the look before`}
        />
        <span>After</span>
      </label>
      <div className="looks" style={{ aspectRatio: `${width} / ${height}` }}>
        <Look shot={before} width={width} height={height} kind="before" />
        <Look shot={after} width={width} height={height} kind="after" />
      </div>
    </figure>
  )
}

type LookProps = { shot: Shot; width: number; height: number; kind: 'before' | 'after' }

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

function Look({ shot, width, height, kind }: LookProps) {
  return (
    <div className={kind}>
      <img src={shot.src} width={width} height={shot.height} alt={`The page ${kind}`} />
      {shot.marks.map((mark) => (
        <span
          key={mark.y}
          className="mark"
          style={{
            left: percent(mark.x, width),
            top: percent(mark.y, height),
            width: percent(mark.width, width),
            height: percent(mark.height, height),
          }}
        />
      ))}
    </div>
  )
}
