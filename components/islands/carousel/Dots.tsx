import { carouselStrings as strings } from '#components/strings.ts'

type Props = {
  itemName: string
  count: number
  selected: number
  onSelect: (index: number) => void
}

/** A diamond for each slide; the current one is filled. */
export function Dots({ itemName, count, selected, onSelect }: Props) {
  const labels = Array.from({ length: count }, (_, index) =>
    strings.dot(itemName, index + 1, count),
  )
  return (
    <div className="carousel-dots" role="group" aria-label={strings.choose(itemName)}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={index === selected || undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  )
}
