import type { Partner } from '#content/kinds/partner.ts'
import type { ListedEntry } from '#content/schema/entry.ts'
import { Island } from '#components/islands/Island.server.tsx'
import { Drawn } from '#components/ui/Artwork.tsx'
import { usePageMedia } from '#components/ui/page-media.ts'
import { Picture } from '#components/ui/Picture.tsx'
import { hasSample, SampleHead } from '#components/ui/SampleHead.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { placeholderLogo } from '#components/artwork/index.ts'

type Props = { heading: string; partners: readonly ListedEntry<Partner>[] }

/** The logos of a third of the strip: two thirds fill the widest screen while the last scrolls in. */
const cellsInRound = 6

/**
 * The partners' logos as a marquee (marquee.css). Copies of the first group make the strip long enough
 * to loop. They are hidden from assistive technology.
 */
export function Partners({ heading, partners }: Props) {
  const { sample } = useLocale().strings
  if (partners.length === 0) return null
  const copies = 3 * Math.ceil(cellsInRound / partners.length)
  return (
    <section aria-labelledby="partners" className="pb-section">
      <div className="wrap mb-6 flex flex-wrap items-center justify-between gap-4">
        <SampleHead sample={hasSample(partners) ? sample : undefined}>
          <h2 id="partners" className="text-h3">
            {heading}
          </h2>
        </SampleHead>
        <Island
          name="MarqueePause"
          id="partners-pause"
          props={{ strip: '_partners-strip', label: heading }}
        />
      </div>
      <div id="_partners-strip" className="marquee overflow-hidden border-y border-line">
        <div className="marquee-track">
          {Array.from({ length: copies }, (_, copy) => (
            <ul key={copy} className="marquee-group" aria-hidden={copy > 0 || undefined}>
              {partners.map((partner) => (
                <li key={partner.slug}>
                  <PartnerLogo of={partner} isCopy={copy > 0} />
                  <UnpublishedMark of={partner} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}

type LogoProps = {
  of: { data: Partner }
  /** True for a copy, which the keyboard skips. */
  isCopy: boolean
}

/** Logos of any shape cover about the same area. */
function heightOf(ratio: number): string {
  if (ratio < 0.8) return 'max-h-24'
  if (ratio < 1.6) return 'max-h-18'
  return ratio < 3 ? 'max-h-14' : 'max-h-11'
}

/** A partner's logo, or a neutral shape beside the name. Linked if the partner has an address. */
function PartnerLogo({ of: { data }, isCopy }: LogoProps) {
  const { width = 1, height = 1 } =
    usePageMedia().variants.get(data.logo?.src ?? '') ?? data.logo ?? {}
  const logo = data.logo ? (
    <Picture
      src={data.logo.src}
      sizes="200px"
      width={data.logo.width}
      height={data.logo.height}
      alt={data.name}
      loading="lazy"
      className={`h-auto w-auto max-w-[80%] ${heightOf(width / height)} ${data.white ? 'rounded-sm bg-ink-900 p-2' : ''}`}
    />
  ) : (
    <span className="flex flex-wrap items-center justify-center gap-3 text-center text-[1.375rem]/[1.4] font-semibold text-muted *:shrink-0">
      <Drawn of={placeholderLogo(data.order)} />
      {data.name}
    </span>
  )
  if (data.url === undefined) return logo
  return (
    <a
      href={data.url}
      tabIndex={isCopy ? -1 : undefined}
      className="grid size-full place-items-center outline-offset-[-6px]"
    >
      {logo}
    </a>
  )
}
