type Props = { steps: readonly { title: string; text: string }[] }

/** Steps that climb: blocks side by side from `lg`, a stitched list below; drawn in ascent.css. */
export function Ascent({ steps }: Props) {
  return (
    <ol className="steps ascent">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
