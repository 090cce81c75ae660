const look = {
  /** Takes its colours from the hour it stands in. */
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  ink: 'border-transparent bg-ink-900 text-white hover:bg-ink-700',
  outline: 'border-current bg-transparent text-on hover:bg-tint',
} as const

export type ButtonLook = keyof typeof look

const base =
  'group inline-flex min-h-13 items-center justify-center gap-2.5 rounded-sm border-2 px-[min(1.5rem,8vw)] py-2.5 ' +
  'text-center text-base/[1.2] font-strong no-underline transition-colors ' +
  'disabled:cursor-progress disabled:bg-disabled disabled:text-white print:hidden'

/** Classes of a button, for links and for real buttons alike. */
export const button = (name: ButtonLook = 'primary') => `${base} ${look[name]}`

/** Classes of a square button that holds only an icon; give it an accessible name. */
export const iconButton =
  'grid size-12 shrink-0 place-items-center rounded-sm border-2 border-current bg-transparent ' +
  'text-(color:--heading) transition-colors hover:bg-(--heading) hover:text-sky print:hidden'
