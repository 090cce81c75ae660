type Props = { steps: readonly { title: string; text: string }[] }

/** Steps that climb: blocks side by side from `lg`, a stitched list below; drawn in ascent.css. */
export function Ascent({ steps }: Props) {
  return (
    <ol className="ascent">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
