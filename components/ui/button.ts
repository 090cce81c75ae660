const look = {
  /** In the colours of the hour. */
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  ink: 'border-transparent bg-ink-900 text-white hover:bg-ink-700',
  outline: 'border-current bg-transparent text-on hover:bg-tint',
} as const

export type ButtonLook = keyof typeof look

const base =
  'group inline-flex min-h-13 items-center justify-center gap-2.5 rounded-sm border-2 px-[min(1.5rem,8vw)] py-2.5 ' +
  'text-center text-base/[1.2] font-strong no-underline transition-colors ' +
  'disabled:cursor-progress disabled:bg-disabled disabled:text-white print:hidden'

/** Classes for buttons and for links that look like buttons. */
export const button = (name: ButtonLook = 'primary') => `${base} ${look[name]}`

/** Classes for a square button with an icon. It needs an accessible name. */
export const iconButton =
  'grid size-12 shrink-0 place-items-center rounded-sm border-2 border-current bg-transparent ' +
  'text-(color:--heading) transition-colors hover:border-(color:--heading) hover:bg-(--heading) hover:text-sky print:hidden'
