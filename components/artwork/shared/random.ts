const encoder = new TextEncoder()

/** 32-bit FNV-1a hash of the UTF-8 bytes of `text`. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** Mulberry32: each call returns the next number from 0 up to, but not including, 1. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
}

export type Random = ReturnType<typeof randomFrom>

/** Random choices that depend only on a seed, so that they are the same on every machine. */
export function randomFrom(seed: string) {
  const next = mulberry32(fnv1a(seed))
  return {
    /** A number from `from` up to, but not including, `to`. */
    between: (from: number, to: number) => from + next() * (to - from),
    /** An integer from `from` to `to`, inclusive. */
    whole: (from: number, to: number) => Math.floor(from + next() * (to + 1 - from)),
    pick: <T>(items: readonly [T, ...T[]]): T =>
      items[Math.floor(next() * items.length)] ?? items[0],
  }
}
