import type { Partner } from '#content/schema/partner.ts'
import { Drawn } from '#components/ui/Drawn.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { placeholderLogo } from '#components/artwork/index.ts'

const shapes = ['square', 'circle', 'triangle'] as const

type Props = {
  of: { data: Partner }
  /** A repetition: seen, never met by keyboard or read aloud. */
  isCopy?: boolean
}

/** A partner's logo, or a neutral shape beside the name; a link where there is an address. */
export function PartnerLogo({ of: { data }, isCopy = false }: Props) {
  const logo = data.logo ? (
    <Picture
      src={data.logo.src}
      sizes="200px"
      width={data.logo.width}
      height={data.logo.height}
      alt={data.name}
      loading="lazy"
      className="h-auto max-h-14 w-auto max-w-[80%]"
    />
  ) : (
    <NeutralLogo name={data.name} order={data.order} />
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

function NeutralLogo({ name, order }: { name: string; order: number }) {
  const shape = shapes[(order - 1) % shapes.length] ?? 'square'
  return (
    <span className="flex items-center gap-3 text-[1.375rem]/none font-semibold text-muted">
      <Drawn of={placeholderLogo(shape)} />
      {name}
    </span>
  )
}
