import { Link } from 'react-router-dom'
import { nameInFont } from '#components/fonts/name.ts'
import type { ShellData } from '../data.ts'

/** A name of more letters takes two lines of a smaller size; it is never cut. */
const oneLine = 22

/** Mark and names of the institute; they lead home. */
export function Brand({ name, nepaliName, mark }: Pick<ShellData, 'name' | 'nepaliName' | 'mark'>) {
  // On the smallest phones, and beside the navigation at its narrowest, there is less room.
  const size =
    name.length > oneLine
      ? 'text-[1.125rem]/none'
      : 'text-[1.125rem]/none @min-[22.5rem]:text-[1.3125rem] @min-[73.75rem]:text-[1.125rem] @min-[83.75rem]:text-[1.3125rem]'
  return (
    <Link to="/" className="mr-auto flex min-h-12 min-w-0 items-center gap-3 font-display">
      <svg aria-hidden viewBox="0 0 88 88" shapeRendering="crispEdges" className="size-11 shrink-0">
        {mark.map(([colour, d]) => (
          <path key={d} fill={colour} d={d} />
        ))}
      </svg>
      <span className="min-w-0">
        <span className={`block pt-[0.15em] font-semibold text-ink-900 ${size}`}>{name}</span>{' '}
        <span
          lang="ne"
          className={`block ${nepaliName === nameInFont ? 'font-name' : 'font-display'} text-[0.875rem]/[1.6] font-medium text-muted`}
        >
          {nepaliName}
        </span>
      </span>
    </Link>
  )
}
