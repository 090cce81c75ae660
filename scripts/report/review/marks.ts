import { createHash } from 'node:crypto'
import { diffArrays } from 'diff'
import type { Band, Raw } from './extent.ts'
import { difference, inked, isNudged } from './extent.ts'

/** A rectangle in pixels. */
export type Mark = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Marks nearer to each other than this are one. */
const gap = 24
/** Pages that differ in more rows are marked as a whole. */
const mostEdits = 3000

/**
 * Where two pictures of one width differ: what is gone, in the first, and what is new, in the second.
 * Rows that only moved up or down are no change; rows without anything on them count only when
 * there are no others.
 */
export function marksOf(before: Raw, after: Raw): { before: Mark[]; after: Mark[] } {
  const bands = changedBands(rowsOf(before), rowsOf(after))
  const marks = bands.map((band) => markBands(before, after, band))
  const found = {
    before: joined(marks.flatMap((mark) => mark.before ?? [])),
    after: joined(marks.flatMap((mark) => mark.after ?? [])),
  }
  if (found.before.length > 0 || found.after.length > 0 || before.height === after.height)
    return found
  const whole = (band: Band) => (band.height > 0 ? [{ x: 0, width: after.width, ...band }] : [])
  return {
    before: joined(bands.flatMap(({ old }) => whole(old))),
    after: joined(bands.flatMap(({ fresh }) => whole(fresh))),
  }
}

/** The rows that are gone with those that are in their place. */
function changedBands(before: readonly string[], after: readonly string[]) {
  const runs = diffArrays([...before], [...after], { maxEditLength: mostEdits })
  if (!runs) return [bandAt(0, before.length, 0, after.length)]
  const bands: ReturnType<typeof bandAt>[] = []
  let [oldRow, newRow, out] = [0, 0, 0]
  const close = (count: number) => {
    if (out + count > 0) bands.push(bandAt(oldRow, out, newRow, count))
    oldRow += out
    newRow += count
    out = 0
  }
  for (const { count, removed, added } of runs) {
    if (removed) out = count
    else if (added) close(count)
    else {
      close(0)
      oldRow += count
      newRow += count
    }
  }
  close(0)
  return bands
}

const bandAt = (oldRow: number, out: number, newRow: number, count: number) => ({
  old: { y: oldRow, height: out },
  fresh: { y: newRow, height: count },
})

type Bands = ReturnType<typeof bandAt>

/** What differs in a band, on either side. */
function markBands(
  before: Raw,
  after: Raw,
  { old, fresh }: Bands,
): { before?: Mark; after?: Mark } {
  if (isNudged(before, after, old, fresh)) return {}
  const isOverlaid = old.height === fresh.height
  const [x, width] = isOverlaid ? difference(before, after, old, fresh) : [0, 0]
  const mark = (raw: Raw, band: Band): Mark | undefined => {
    const [left, wide] = isOverlaid ? [x, width] : inked(raw, band)
    return band.height > 0 && wide > 0 ? { x: left, width: wide, ...band } : undefined
  }
  const [first, second] = [mark(before, old), mark(after, fresh)]
  return { ...(first && { before: first }), ...(second && { after: second }) }
}

function rowsOf({ data, width, height }: Raw): string[] {
  const rows: string[] = []
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width * 4, (y + 1) * width * 4)
    rows.push(createHash('md5').update(row).digest('base64'))
  }
  return rows
}

/** Marks that nearly touch, from top to bottom, as one. */
function joined(marks: readonly Mark[]): Mark[] {
  const list: Mark[] = []
  for (const mark of marks) {
    const last = list.at(-1)
    if (!last || mark.y - (last.y + last.height) > gap) {
      list.push(mark)
      continue
    }
    const x = Math.min(last.x, mark.x)
    const right = Math.max(last.x + last.width, mark.x + mark.width)
    list.splice(-1, 1, { x, y: last.y, width: right - x, height: mark.y + mark.height - last.y })
  }
  return list
}
