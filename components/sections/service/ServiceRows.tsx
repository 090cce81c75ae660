type Props = { items: readonly { title: string; text: string }[] }

/** A ruled list: what it is on the left, one sentence on the right. */
export function ServiceRows({ items }: Props) {
  return (
    <ul className="border-t-2 border-ink-900">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-1.5 border-b border-line py-6 md:grid-cols-2 md:items-baseline md:gap-8 md:py-7.5"
        >
          <h3 className="text-row">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
