import { Lines } from '#components/ui/Lines.tsx'

type Props = { of: readonly { title: string; text: string }[] }

/** Short texts, each below its title. */
export const TitledTexts = ({ of }: Props) => (
  <dl className="grid gap-4">
    {of.map(({ title, text }) => (
      <div key={title}>
        <dt className="font-semibold text-ink-900">{title}</dt>
        <dd>
          <Lines of={text} />
        </dd>
      </div>
    ))}
  </dl>
)
