import { routeOf } from '#content/kinds/routes.ts'
import { href } from '#components/href.ts'
import { Body, Prose } from '#components/mdx/Body.tsx'
import { Portrait } from '#components/ui/Artwork.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { useLocale } from '#components/use-locale.tsx'
import type { ProgramEntry } from '#content/kinds/content.ts'
import type { Trainer } from '#content/kinds/trainer.ts'
import type { Entry } from '#content/schema/entry.ts'

type Props = {
  trainers: readonly Entry<Trainer>[]
  /** Each trainer links to the programs that name the trainer. */
  programs?: readonly ProgramEntry[]
  heading: 'h3' | 'h4'
}

/** Trainers with portraits: two side by side where both have room. */
export function Trainers({ trainers, programs, heading: Heading }: Props) {
  const { strings } = useLocale()
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-8">
      {trainers.map((trainer) => {
        const { name, role, since, photo } = trainer.data
        const taught = programs?.filter(({ data }) => data.trainers?.includes(trainer.slug))
        return (
          <li
            key={trainer.slug}
            className="flex flex-[1_1_27rem] flex-wrap gap-x-5 gap-y-2 md:grid md:grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr]"
          >
            <Portrait
              slug={trainer.slug}
              image={photo}
              className="row-span-2 w-30 self-start md:w-40"
            />
            <div className="flex-[1_1_10rem]">
              <Heading>{name}</Heading>
              <UnpublishedMark of={trainer} />
              <p className="text-sm font-semibold text-muted">{role}</p>
              {since !== undefined && (
                <p className="text-sm text-muted">
                  {strings.course.since(strings.list.year(since))}
                </p>
              )}
            </div>
            <div className="w-full">
              <Prose>
                <Body of={trainer} />
              </Prose>
              {taught && taught.length > 0 && (
                <ul>
                  {taught.map(({ slug, data }) => (
                    <li key={slug}>
                      <a
                        href={href(routeOf({ kind: 'program', slug }))}
                        className="inline-block py-2.5 text-link underline underline-offset-4"
                      >
                        {data.title}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
