import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide'
import { useId } from 'react'
import { carouselStrings as strings } from '#components/strings.ts'
import { iconButton } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useRing } from './use-ring.ts'
import { Slot } from './Slot.tsx'

export type CarouselProps = {
  /** Heading and accessible name. */
  label: string
  /** The language of the label, if the page has another. */
  lang?: 'ne' | undefined
  /** What one slide is, such as "Review"; part of the accessible names of the dots. */
  itemName: string
  count: number
  /** Milliseconds between two slides. */
  interval: number
  /** `several`: up to three side by side, with a counter. `one`: one at a time, with dots. */
  show: 'several' | 'one'
}

/**
 * Turns the row of slides in the slot into a ring that advances automatically.
 * Until the script runs, the row scrolls and snaps, and the controls are invisible.
 */
export function Carousel({ label, lang, itemName, count, interval, show }: CarouselProps) {
  const headingId = useId()
  const { viewport, selected, next, previous, goTo } = useRing()
  const { isPaused, togglePaused, handlers } = useAutoAdvance({
    selected,
    goTo,
    count,
    interval,
  })
  const isReady = selected !== undefined
  const position = (selected ?? 0) + 1

  return (
    <section
      aria-roledescription={strings.roleDescription}
      aria-labelledby={headingId}
      data-ready={isReady || undefined}
      data-show={show}
      className="carousel"
      {...handlers}
    >
      <div className="carousel-head">
        <h2 id={headingId} lang={lang}>
          {label}
        </h2>
        <div className="carousel-controls">
          {show === 'several' && (
            <span className="carousel-counter">{strings.counter(position, count)}</span>
          )}
          <button
            type="button"
            className={iconButton}
            aria-label={(isPaused ? strings.play : strings.pause)(label)}
            onClick={togglePaused}
          >
            {isPaused ? <Icon of={Play} size={22} /> : <Icon of={Pause} size={22} />}
          </button>
          <button
            type="button"
            className={iconButton}
            aria-label={strings.previous}
            onClick={previous}
          >
            <Icon of={ArrowLeft} size={22} />
          </button>
          <button type="button" className={iconButton} aria-label={strings.next} onClick={next}>
            <Icon of={ArrowRight} size={22} />
          </button>
        </div>
      </div>
      <Slot
        ref={viewport}
        className="carousel-viewport"
        // A scrollable row must be focusable. The ring has buttons instead.
        {...(isReady ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
        aria-live={isPaused ? 'polite' : 'off'}
      />
      {show === 'one' && (
        <Dots itemName={itemName} count={count} selected={selected ?? 0} onSelect={goTo} />
      )}
    </section>
  )
}

type DotsProps = {
  itemName: string
  count: number
  selected: number
  onSelect: (index: number) => void
}

/** A diamond for each slide; the current one is filled. */
function Dots({ itemName, count, selected, onSelect }: DotsProps) {
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
