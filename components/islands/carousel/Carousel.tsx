import { ArrowLeft, ArrowRight } from 'lucide'
import { useId } from 'react'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import type { Language } from '#content/schema/languages.ts'
import { IconButton } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { SampleHead } from '#components/ui/SampleHead.tsx'
import { PauseButton } from './PauseButton.tsx'
import { useCarousel } from './use-carousel.ts'
import { Slot } from './Slot.tsx'

export type CarouselProps = {
  /** Heading and accessible name. */
  label: string
  /** The language of the label, if the page has another. */
  lang?: Language | undefined
  /** A mark beside the heading if the slides are placeholders, such as "Sample". */
  sample?: string | undefined
  /** The name of one slide, such as "Review", for the accessible names of the controls. */
  itemName: string
  count: number
  /** Milliseconds between two slides. */
  interval: number
  /** `several`: up to three side by side, with a counter. `one`: one at a time, with up to seven dots. */
  show: 'several' | 'one'
}

/**
 * Turns the row of slides in the slot into a ring that advances automatically.
 * Until the script runs, the row scrolls and snaps. A press of a control waits for it.
 */
export function Carousel({ label, lang, sample, itemName, count, interval, show }: CarouselProps) {
  const strings = useBrowserStrings().carousel
  const headingId = useId()
  const { viewport, selected, isPaused, isStill, section, next, previous, goTo, togglePaused } =
    useCarousel(interval)
  const isReady = selected !== undefined
  const position = (selected ?? 0) + 1
  const whereAllFit = show === 'several' ? (['', '', 'md:hidden', 'lg:hidden'][count] ?? '') : ''
  // More dots would take two rows on a phone.
  const hasDots = show === 'one' && count <= 7
  const dots = Array.from({ length: count }, (_, index) => strings.dot(itemName, index + 1, count))

  return (
    <section
      aria-roledescription={strings.roleDescription}
      aria-labelledby={headingId}
      data-ready={isReady || undefined}
      data-show={show}
      className="carousel"
      {...section}
    >
      <div
        className={`flex flex-wrap justify-between ${
          show === 'one'
            ? 'mb-head items-center gap-4 border-b border-rule pb-5'
            : 'mb-8 items-end gap-x-8 gap-y-4'
        }`}
      >
        <SampleHead sample={sample}>
          <h2 id={headingId} lang={lang} className={show === 'one' ? 'text-h3' : undefined}>
            {label}
          </h2>
        </SampleHead>
        <div
          className={`carousel-controls flex flex-wrap items-center gap-2 noscript:hidden ${whereAllFit}`}
        >
          {/* Not while slides advance by themselves. */}
          <p className="sr-only" role="status" aria-live={isStill ? 'polite' : 'off'}>
            {strings.position(position, count)}
          </p>
          {!hasDots && (
            <span
              aria-hidden
              className={`carousel-counter mr-2 min-w-[3em] md:text-right ${show === 'one' ? '' : 'text-muted'}`}
            >
              {strings.counter(position, count)}
            </span>
          )}
          <PauseButton isPaused={isPaused} label={label} onClick={togglePaused} />
          <IconButton label={strings.previous(itemName)} onClick={previous}>
            <Icon of={ArrowLeft} size={22} />
          </IconButton>
          <IconButton label={strings.next(itemName)} onClick={next}>
            <Icon of={ArrowRight} size={22} />
          </IconButton>
        </div>
      </div>
      <Slot
        ref={viewport}
        className="carousel-viewport"
        // A scrollable row must be focusable. The ring has buttons instead, and keeps the focus that it has.
        {...(isReady ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', 'aria-label': label })}
      />
      {hasDots && (
        // A diamond for each slide; the current one is filled.
        <div
          className="carousel-dots noscript:hidden"
          role="group"
          aria-label={strings.choose(itemName)}
        >
          {dots.map((dot, index) => (
            <button
              key={dot}
              type="button"
              aria-label={dot}
              aria-current={index + 1 === position || undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
