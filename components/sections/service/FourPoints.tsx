import { SectionHead } from '../common/SectionHead.tsx'

type Props = {
  id: string
  heading: string
  lead?: string | undefined
  items: readonly { title: string; text: string }[]
}

/** What to expect, in points under a line of the band's accent; stands on a dark band. */
export function FourPoints({ id, heading, lead, items }: Props) {
  return (
    <div className="grid lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
      <div>
        <SectionHead id={id} heading={heading} lead={lead} />
      </div>
      <ul className="grid content-start gap-x-12 gap-y-7 sm:grid-cols-2 sm:gap-y-11">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <h3>{title}</h3>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
