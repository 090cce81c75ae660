import { ArrowRight, Download } from 'lucide'
import type { ReactNode } from 'react'
import { type Inquiry, inquiryLink } from './Button.tsx'
import { Icon } from './Icon.tsx'

type Props = {
  to: string
  /** True for a file that is saved instead of opened. */
  download?: boolean
  /** Visually hidden text after the link's text. */
  about?: string
  inquiry?: Inquiry
  children: ReactNode
}

/** A link with an icon. Only its text is underlined. */
export function TextLink({ to, download = false, about, inquiry, children }: Props) {
  return (
    <a
      {...inquiryLink(to, inquiry)}
      download={download}
      className="group inline-flex min-h-11 items-center gap-2 font-strong text-link"
    >
      <span className="border-b-2 border-current pb-px">
        {children}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </span>
      <Icon
        of={download ? Download : ArrowRight}
        size={18}
        className={`shrink-0 glide ${download ? 'group-hover:[translate:0_3px]' : 'group-hover:[translate:4px]'}`}
      />
    </a>
  )
}

/** The title of a card that is a link (`group/card`). Its arrow wraps with the last word. */
export function ArrowTitle({ text }: { text: string }) {
  const [, start, last] = /^(.* )?(.*)$/.exec(text) ?? []
  return (
    <>
      {start}
      <span className="inline-block">
        {last}
        <Icon
          of={ArrowRight}
          size="0.85em"
          className="ml-[0.45em] inline-block align-[-0.08em] text-gurans-700 glide group-hover/card:[translate:5px]"
        />
      </span>
    </>
  )
}
