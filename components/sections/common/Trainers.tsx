import { Body, Prose } from '#components/mdx/Body.tsx'
import { Portrait } from '#components/ui/Artwork.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import type { Entry } from '#content/schema/entry.ts'
import type { Trainer } from '#content/kinds/trainer.ts'

type Props = { trainers: readonly Entry<Trainer>[]; heading: 'h3' | 'h4' }

/** Trainers side by side, each with a portrait and a text. */
export function Trainers({ trainers, heading: Heading }: Props) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {trainers.map((trainer) => (
        <li key={trainer.slug} className="flex gap-5">
          <Portrait slug={trainer.slug} image={trainer.data.photo} className="size-18 shrink-0" />
          <div className="grid min-w-0 content-start">
            <Heading>{trainer.data.name}</Heading>
            <UnpublishedMark of={trainer} />
            <p className="mb-2 text-sm font-semibold text-muted">{trainer.data.role}</p>
            <Prose>
              <Body of={trainer} />
            </Prose>
          </div>
        </li>
      ))}
    </ul>
  )
}
